import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';
import { aHomeForSale } from '#tests/support/listings/demo-homes.ts';

const TORONTO = '/real-estate/list/on/toronto';

test('a saved home stays saved after a reload and in every tab', async ({ page, context }) => {
  await page.goto(TORONTO);
  const heart = page
    .locator('article')
    .getByRole('button', { name: /^Save / })
    .first();
  const name = String(await heart.getAttribute('aria-label'));
  const other = await context.newPage();
  await other.goto(TORONTO);

  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/list\/on\/toronto$/);
  await expect(other.getByRole('button', { name }).first()).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);

  await heart.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(other.getByRole('button', { name }).first()).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('the form that is opened beside a notice gives the focus back', async ({ page, request }) => {
  await page.goto(await aHomeForSale(request));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first()
    .press('Enter');
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  const ask = page.getByRole('button', { name: 'Ask about this home' });
  await ask.press('Enter');
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByLabel('First name').fill('Ann');
  await expect(page.getByRole('dialog').getByText('Saved in this browser.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ask).toBeFocused();
});
