import { expect, type Page, type Response } from '@playwright/test';

/** The number of homes that the panel beside the map gives. */
export async function homesInPanel(page: Page): Promise<number> {
  const line = await page
    .locator('#map-results')
    .getByText(/ of [\d,]+ Homes|^1 home$/)
    .textContent();
  return Number(/([\d,]+) home/i.exec(line ?? '')?.[1]?.replaceAll(',', ''));
}

const asksFor = (parts: string[]) => (response: Response) => {
  const url = response.url();
  return url.includes('/listings?') && parts.every((part) => url.includes(part));
};

/**
 * The homes of the panel once it answers a question whose address has all of `parts`, which `change` makes
 * it ask; answers to questions on the way are ignored.
 */
export async function homesOnceAsked(
  page: Page,
  parts: string[],
  change: () => Promise<void>,
): Promise<number> {
  const listReply = page.waitForResponse(asksFor(['resultsPerPage=8', ...parts]));
  await change();
  const { count } = (await (await listReply).json()) as { count: number };
  await expect.poll(() => homesInPanel(page)).toBe(count);
  return count;
}
