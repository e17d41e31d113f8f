import { expect, type Page, type Response } from '@playwright/test';

/** How many homes the panel beside the map says there are. */
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
 * The homes of the panel once it shows the answer to a question with all of `parts` in its address,
 * which `change` makes it ask; answers to the questions on the way there are passed over.
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
