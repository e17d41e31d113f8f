import type { Browser, Page } from '@playwright/test';
import { AXE_TAGS, axeOf, findingsOf } from '#tests/support/browser/axe.ts';
import { scrollThrough } from '#tests/support/browser/layout-shift.ts';

const WIDTHS = [390, 820, 1440];
const THEMES = ['light', 'dark'] as const;
const HEIGHT = 900;

export const LOOKS = WIDTHS.length * THEMES.length;

export type Visit = {
  /** Findings of axe, in each theme at each width. */
  readonly accessibility: readonly string[];
  /** Number of looks in which axe finds a fault. */
  readonly flawedLooks: number;
  readonly console: readonly string[];
  /** Addresses of everything that the page links to or shows from elsewhere. */
  readonly links: readonly string[];
  /** Links to parts of the page itself that do not exist. */
  readonly deadAnchors: readonly string[];
};

type Links = Pick<Visit, 'links' | 'deadAnchors'>;

function linksOf(page: Page): Promise<Links> {
  return page.evaluate(() => {
    // A link within a picture has no address as text, so attributes are read.
    const all = document.querySelectorAll('a[href], link[href], img[src]');
    const addresses = [...all].map((each) => {
      const address = each.getAttribute(each instanceof HTMLImageElement ? 'src' : 'href') ?? '';
      return new URL(address, document.baseURI).href;
    });
    const here = location.href.replace(/#.*/, '');
    const isHere = (address: string) => address.replace(/#.*/, '') === here;
    const isDead = (address: string) => {
      const id = decodeURIComponent(new URL(address).hash.slice(1));
      return id !== '' && document.getElementById(id) === null;
    };
    return {
      links: addresses.filter((address) => address.startsWith('http') && !isHere(address)),
      deadAnchors: addresses.filter((address) => isHere(address) && isDead(address)),
    };
  });
}

async function lookAt(page: Page, theme: (typeof THEMES)[number]): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.locator(`html[data-theme='${theme}']`).waitFor();
  const width = page.viewportSize()?.width;
  const findings = await findingsOf(axeOf(page).withTags(AXE_TAGS));
  return findings.map((finding) => `${theme}, ${width} pixels: ${finding}`);
}

/** Opens a page at three widths and looks at it in both themes, awake and loaded to its end. */
export async function visit(browser: Browser, url: string, isFound: boolean): Promise<Visit> {
  const console: string[] = [];
  const linksByWidth: Links[] = [];
  const looks: string[][] = [];
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: HEIGHT } });
    page.on('console', (message) => {
      const isOwnStatus = !isFound && message.location().url === url;
      if (message.type() === 'error' && !isOwnStatus) console.push(message.text());
    });
    page.on('pageerror', (error) => console.push(error.message));
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    for (const theme of THEMES) looks.push(await lookAt(page, theme));
    linksByWidth.push(await linksOf(page));
    await page.context().close();
  }
  return {
    accessibility: looks.flat(),
    flawedLooks: looks.filter((findings) => findings.length > 0).length,
    console: [...new Set(console)],
    links: [...new Set(linksByWidth.flatMap(({ links }) => links))],
    deadAnchors: [...new Set(linksByWidth.flatMap(({ deadAnchors }) => deadAnchors))],
  };
}
