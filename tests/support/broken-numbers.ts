import type { Page } from '@playwright/test';

/** The numbers on a page that break across two lines. */
export async function brokenNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const brokenTexts: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: number, index } of (text.nodeValue ?? '').matchAll(/\$?\d[\d,.]*\d/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + number.length);
        const visibleRects = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(visibleRects.map(({ top }) => Math.round(top))).size > 1)
          brokenTexts.push(number);
      }
    }
    return brokenTexts;
  });
}
