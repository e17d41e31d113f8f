import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessibleLook,
  mapReady,
  test,
} from '#tests/support/browser/journey.ts';

const VALUED = '/real-estate/home-value?address=51.0447,-114.0719&type=detached&sqft=1800&beds=3';
const RESTRICTED = '/real-estate/list/on/toronto';

const PAGES: Record<string, (page: Page) => Promise<unknown>> = {
  home: async (page) => {
    await page.goto('/real-estate/');
    // No island wakes on the first screen.
    await page.evaluate(() => scrollBy(0, 400));
    await expect(page.locator('astro-island article').first()).toBeVisible();
  },
  map: async (page) => {
    await page.goto('/real-estate/map');
    await mapReady(page);
  },
  list: (page) => page.goto(RESTRICTED),
  'an empty list': (page) => page.goto('/real-estate/list/on/toronto?keywords=xyzzyq'),
  detail: async (page) => {
    await page.goto('/real-estate/list/on/toronto');
    await page.locator('main article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/detail\//);
  },
  search: (page) => page.goto('/real-estate/search'),
  login: (page) => page.goto('/real-estate/auth/login'),
  'new account': (page) => page.goto('/real-estate/auth/new-account'),
  'forgotten password': (page) => page.goto('/real-estate/auth/verify'),
  'deleted account': (page) => page.goto('/real-estate/auth/deleted'),
  trends: (page) => page.goto('/real-estate/trends'),
  'compared trends': (page) =>
    page.goto('/real-estate/trends?place=on/toronto&place=on/ajax&older=1'),
  affordability: (page) => page.goto('/real-estate/calculators'),
  'mortgage payment': (page) => page.goto('/real-estate/calculators?calculator=payment'),
  'home value': (page) => page.goto('/real-estate/home-value'),
  'a valued home': (page) => page.goto(VALUED),
  'a home that is not found': (page) =>
    page.goto('/real-estate/home-value?address=Nowhere&type=detached&sqft=lots'),
  'closing costs': (page) => page.goto('/real-estate/calculators?calculator=closing'),
  buying: (page) => page.goto('/real-estate/buying'),
  about: (page) => page.goto('/real-estate/about'),
  contact: (page) => page.goto('/real-estate/contact'),
  'the thanks': (page) => page.goto('/real-estate/contact/thanks?receipt=LW-7K3MX-92QXD'),
  accessibility: (page) => page.goto('/real-estate/accessibility'),
  team: (page) => page.goto('/real-estate/team'),
  'a REALTOR®': (page) => page.goto('/real-estate/team/suki-tanaka'),
  reviews: (page) => page.goto('/real-estate/reviews'),
};

const SMALLEST = { width: 320, height: 640 };
const TABLET = { width: 820, height: 1180 };

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}

// A page is loaded once a project: rules about its markup are checked once, rules that theme or width can
// change are checked again after the change.
for (const [name, open] of Object.entries(PAGES)) {
  test(`${name} is accessible in both themes and at every width`, async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectAccessibleLook(page);
    if (isMobile) {
      await page.setViewportSize(SMALLEST);
      await expectNoSidewaysScroll(page);
      return;
    }
    await page.setViewportSize(TABLET);
    await expectAccessibleLook(page);
  });
}
