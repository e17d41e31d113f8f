import type { Page } from '@playwright/test';
import { atRest, expect, test } from '#tests/support/browser/journey.ts';

const SMALLEST_PX = 44;

/** Links and controls of the page that a finger could miss. Links within a sentence keep its line height. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallestPx) => {
    const isWithinText = (element: Element) => getComputedStyle(element).display === 'inline';
    const isSeen = (element: Element) =>
      element.checkVisibility() && !element.closest('.sr-only, [aria-hidden="true"]');
    const heightOf = (element: Element) =>
      Math.max(
        element.getBoundingClientRect().height,
        ...['::before', '::after'].map(
          (part) => Number.parseFloat(getComputedStyle(element, part).height) || 0,
        ),
      );
    const targetOf = (element: Element) =>
      element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type)
        ? (element.labels?.[0] ?? element)
        : element;
    return [...document.querySelectorAll('main :is(a, button, input, select), footer a')]
      .filter((element) => isSeen(element) && !isWithinText(element))
      .map(targetOf)
      .filter((target) => heightOf(target) > 1 && heightOf(target) < smallestPx - 0.5)
      .map((target) => `${heightOf(target)}: ${target.textContent} ${target.className}`);
  }, SMALLEST_PX);
}

for (const path of [
  '/',
  '/contact',
  '/list/on/toronto',
  '/search',
  '/trends',
  '/calculators',
  '/auth/login',
  '/auth/new-account',
]) {
  test(`a finger hits every link and control of ${path}`, async ({ page }) => {
    await page.goto(`/real-estate${path}`);
    await atRest(page);
    expect(await smallTargets(page)).toEqual([]);
  });
}

test('a finger hits every link and control of a home', async ({ page }) => {
  await page.goto('/real-estate/list/on/toronto');
  await page.locator('main article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/detail\//);
  await atRest(page);
  expect(await smallTargets(page)).toEqual([]);
});
