import { expect, expectAccessible, mapReady, test } from '#tests/support/browser/journey.ts';
import { homesInPanel } from '#tests/support/browser/map-panel.ts';

test('one button opens all filters, with a live number of homes @main', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=13');
  await mapReady(page);
  const all = await homesInPanel(page);
  const button = page.getByRole('button', { name: /^Filters/ });
  await expect(button).toHaveText('Filters');
  await button.tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const see = sheet.getByRole('button', { name: /^See [\d,]+ homes?$/ });
  const countOnButton = async () =>
    Number(/[\d,]+/.exec((await see.textContent()) ?? '')?.[0].replaceAll(',', ''));
  await expect.poll(countOnButton).toBe(all);
  await sheet.getByRole('group', { name: 'Bedrooms', exact: true }).getByText('2+').tap();
  await sheet.getByText('Detached', { exact: true }).tap();
  await expect(page).toHaveURL(/beds=2/);
  await expect.poll(countOnButton).toBeLessThan(all);
  await expect(see).toBeInViewport();
  await expectAccessible(page, 'dialog');
  const left = await countOnButton();
  await see.tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters · 2' })).toBeFocused();
  await expect.poll(() => homesInPanel(page)).toBe(left);
  await expect(page.getByRole('button', { name: 'Save search' })).toBeInViewport();

  await page.keyboard.press('Enter');
  await sheet.getByRole('button', { name: 'Clear all' }).tap();
  await expect.poll(countOnButton).toBe(all);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
});

test('a tap beside the sheet closes it, and leases have no budget', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=13');
  await mapReady(page);
  await page.getByRole('button', { name: 'Filters' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByLabel('Maximum monthly cost, $')).toBeVisible();
  await sheet.getByText('Lease', { exact: true }).tap();
  await expect(sheet.getByLabel('Maximum monthly cost, $')).toHaveCount(0);
  await page.touchscreen.tap(195, 30);
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/type=lease/);
});

test('Back closes the sheet and keeps its filters', async ({ page }) => {
  await page.goto('/real-estate/buying');
  await page.goto('/real-estate/map/43.6532;-79.3832?z=13');
  await mapReady(page);
  const button = page.getByRole('button', { name: /^Filters/ });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await button.tap();
  await sheet.getByText('Detached', { exact: true }).tap();
  await expect(page).toHaveURL(/home=detached/);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/home=detached/);
  await expect(button).toHaveText('Filters · 1');
  await button.tap();
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/home=detached/);
  await page.goBack();
  await expect(page).toHaveURL(/buying$/);
});

test('both buttons fit a window of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/real-estate/map/43.6532;-79.3832?z=13&beds=2&baths=2');
  await mapReady(page);
  for (const name of ['Filters · 2', 'Save search']) {
    const box = await page.getByRole('button', { name }).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});
