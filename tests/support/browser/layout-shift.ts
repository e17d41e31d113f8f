import { expect, type Page } from '@playwright/test';

type Rectangle = Pick<DOMRectReadOnly, 'x' | 'y' | 'width' | 'height'>;
type Source = {
  readonly node: Node | null;
  readonly previousRect: Rectangle;
  readonly currentRect: Rectangle;
};
type Shift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly Source[];
};
type Shifts = { value: number; readonly moved: string[] };

/** Starts summing the layout shifts of every page opened after this call. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifts = { value: 0, moved: [] };
    Object.assign(globalThis, { shifts });
    const place = ({ x, y, width, height }: Rectangle) =>
      `${[x, y].map(Math.round).join(',')} ${[width, height].map(Math.round).join('×')}`;
    const textOf = ({ node, previousRect, currentRect }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const name = element?.cloneNode(false);
      const tag = name instanceof Element ? name.outerHTML.slice(0, 120) : 'what is gone';
      return `${tag} from ${place(previousRect)} to ${place(currentRect)}`;
    };
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        shifts.value += value;
        shifts.moved.push(`${value.toFixed(4)}: ${sources.map(textOf).join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Fails, and names what moved, if the page has shifted more than `most` since it was opened; shifts after a
 * visitor's own input do not count.
 */
export async function expectSteady(page: Page, most = 0.01): Promise<void> {
  const { value, moved } = await page.evaluate(async () => {
    await document.fonts.ready;
    // Shifts are reported after the frame they happened in.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    return (globalThis as unknown as { shifts: Shifts }).shifts;
  });
  expect(value, [page.url(), ...moved].join('\n')).toBeLessThanOrEqual(most);
}

/** Scrolls down the whole page a window at a time, so that everything on it loads. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
  });
}
