import type { Page } from '@playwright/test';

/** Runs in the page: replaces its texts, and later ones, with elements. */
function translate(): void {
  const SKIPPED = 'script, style, title, textarea, noscript, svg, font';
  const replace = (text: Node): void => {
    const parent = text.parentElement;
    if (!parent || parent.closest(SKIPPED) || !text.nodeValue?.trim()) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.nodeValue;
    outer.append(inner);
    parent.replaceChild(outer, text);
  };
  const replaceIn = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of root instanceof Text ? [root] : texts) replace(text);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes]) replaceIn(node);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Translates every page that is opened as Chrome does: unasked, and again at each change. */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(translate);
}
