import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';
import { leadForm, wakeLeadForm } from '#tests/support/leads/lead-form.ts';

const TEAM = '/real-estate/team';

test('a visitor finds a realtor by language and city and writes to them @main', async ({
  page,
}) => {
  await page.goto(TEAM);
  const people = page.locator('[data-languages]');
  await expect(people.filter({ visible: true })).toHaveCount(10);
  await page.getByLabel('Language', { exact: true }).selectOption('French');
  await page.getByLabel('City or province').selectOption('Ottawa');
  await expect(people.filter({ visible: true })).toHaveCount(1);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Claire Beaulieu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claire Beaulieu');
  await expect(page.getByRole('heading', { name: 'Homes for sale in Ottawa' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^See all .* homes in Ottawa$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gatineau' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The Ottawa market' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Send a message' }).click();
  const form = leadForm(page);
  await wakeLeadForm(page);
  await form.getByText('A general question').click();
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Wong');
  await form.getByRole('textbox', { name: 'Email' }).fill('ada-writes-to-claire@example.ca');
  await form.getByLabel('Your question').fill('Do you know the Glebe?');
  const sent = page.waitForRequest('**/api/realty/contact');
  await form.getByRole('button', { name: 'Send message' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ realtor: 'claire-beaulieu' });
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
});

test('a filter without matches says so and can be reset', async ({ page }) => {
  await page.goto(TEAM);
  const nobody = page.getByText('None of us matches both yet');
  await expect(nobody).toBeHidden();
  await page.getByLabel('Language', { exact: true }).selectOption('Igbo');
  await page.getByLabel('City or province').selectOption('Gatineau');
  await expect(nobody).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to the office' })).toHaveAttribute(
    'href',
    '/real-estate/contact',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show everyone' }).click();
  await expect(nobody).toBeHidden();
  await expect(page.locator('[data-languages]').filter({ visible: true })).toHaveCount(10);
});

test('the address keeps the choice, for Back and for those it is sent to', async ({ page }) => {
  const people = page.locator('[data-languages]').filter({ visible: true });
  await page.goto(`${TEAM}?place=narnia`);
  await expect(page.getByLabel('City or province')).toHaveValue('');
  await expect(people).toHaveCount(10);
  await page.getByLabel('Language', { exact: true }).selectOption('French');
  await page.getByLabel('City or province').selectOption('Ottawa');
  await expect(page).toHaveURL(/\/team\?language=french&place=ottawa$/);
  await page.getByRole('link', { name: 'Claire Beaulieu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claire Beaulieu');
  await page.goBack();
  await expect(people).toHaveCount(1);
  await page.reload();
  await expect(people).toHaveCount(1);
  await expect(page.getByLabel('City or province')).toHaveValue('ottawa');
  await page.getByRole('button', { name: 'Show everyone' }).click();
  await expect(people).toHaveCount(10);
  await expect(page).toHaveURL(/\/team$/);
});
