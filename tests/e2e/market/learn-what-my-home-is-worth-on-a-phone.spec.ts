import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';
import { leadForm, wakeLeadForm } from '#tests/support/leads/lead-form.ts';
import { aHouseToValue } from '#tests/support/listings/demo-homes.ts';

test('an owner sees the estimate immediately and can ask for more', async ({ page, request }) => {
  const { address } = await aHouseToValue(request, { city: 'Calgary' });
  await page.goto('/real-estate/home-value');
  const form = page.getByRole('form', { name: 'Your home' });
  await form.getByLabel('Property address').fill(address);
  await form.getByLabel('Property type').selectOption('Detached house');
  await form.getByLabel('Size, sq ft').fill('1800');
  await form.getByRole('button', { name: 'See my estimate' }).tap();
  await expect(page.locator('[data-estimate]')).toBeInViewport();
  await expect(page.getByText('Likely between')).toBeInViewport();
  const sales = page.getByText(/adjusted to your home$/).filter({ visible: true });
  await expect(sales).toHaveCount(2);
  await page.getByText('Show more sales').tap();
  expect(await sales.count()).toBeGreaterThan(2);
  await expectAccessible(page);
  await wakeLeadForm(page);
  await leadForm(page).getByRole('button', { name: 'Send message' }).tap();
  await expect(page.getByText('Please choose when you want to sell')).toBeVisible();
  await expect(leadForm(page).getByLabel('Property address')).toHaveValue(`${address}, AB`);
});
