import type { Locator, Page } from '@playwright/test';
import { holdRequests } from '#tests/support/browser/held-requests.ts';
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';
import {
  fillLongLead as fillLong,
  fillPerson,
  leadForm as form,
  wakeLeadForm,
} from '#tests/support/leads/lead-form.ts';

const CONTACT = '/real-estate/contact';
const CALL = '**/api/realty/contact';

const send = (within: Locator) => within.getByRole('button', { name: 'Send message' }).click();

async function expectThanks(page: Page) {
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expect(page.getByText(/LW-[0-9A-Z]{5}-[0-9A-Z]{5}/)).toBeVisible();
}

/** The idempotency keys of the leads sent by the page. */
function watchKeys(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/realty/contact')) return;
    keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

test('the long form shows errors, then sends a lead and says thank you @main', async ({ page }) => {
  await page.goto(CONTACT);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us today!');
  await expect(
    page.getByText('Enter your info to connect with a realtor of the brokerage'),
  ).toBeVisible();
  const contact = form(page);
  await contact.getByLabel('Last name').fill('Wong');
  await expect(contact).toHaveAttribute('novalidate');
  await contact.getByRole('textbox', { name: 'Email' }).fill('ada@example');
  await contact.getByLabel('Price you have in mind').fill('40000');
  await send(contact);
  await expect(contact.getByLabel('First name')).toBeFocused();
  await expect(contact.getByText('Please enter your first name')).toBeVisible();
  await expect(contact.getByText("This doesn't really look like an email address")).toBeVisible();
  await expect(contact.getByText('Please enter a price of at least $50,000')).toBeVisible();
  await expectAccessible(page);

  await fillLong(contact);
  await expect(contact.getByText('Please enter your first name')).toBeHidden();
  await expect(contact.getByLabel('Phone')).toHaveValue('(416) 555-0199');
  const contactRequest = page.waitForRequest(CALL);
  await send(contact);
  expect((await contactRequest).postDataJSON()).toMatchObject({
    user: {
      name: { first: 'Ada', last: 'Wong' },
      email: expect.stringMatching(/@example\.ca$/),
      phone: '4165550199',
    },
    property: { city: 'Toronto', price: 750_000 },
    message: 'A garden would be nice.',
    consent: { marketing: false },
  });
  await expectThanks(page);
  await expectAccessible(page);
});

async function fillSeller(contact: Locator): Promise<void> {
  await contact.getByLabel('Property address').fill('12 Elm Street, Toronto');
  await contact.getByLabel('Property type').selectOption('Condo');
  await contact.getByLabel('When do you want to sell?').selectOption('Within three months');
  await contact.getByLabel('First name').fill('Ada');
  await contact.getByLabel('Last name').fill('Wong');
  await contact.getByLabel('Phone').fill('4165550199');
}

test('the fields depend on the purpose of the message', async ({ page }) => {
  await page.goto(CONTACT);
  await wakeLeadForm(page);
  const contact = form(page);
  await contact.getByLabel('Selling').check();
  await expect(contact.getByLabel('Property address')).toBeVisible();
  await expect(contact.getByLabel('Price you have in mind')).toBeHidden();
  await contact.getByLabel('A general question').check();
  await expect(contact.getByLabel('Phone')).toBeHidden();
  await send(contact);
  await expect(contact.getByText('Please enter your question')).toBeVisible();
  await expectAccessible(page);
});

test('asking for a call is confirmed with a call', async ({ page }) => {
  await page.goto(CONTACT);
  await wakeLeadForm(page);
  const contact = form(page);
  await contact.getByLabel('A general question').check();
  await contact.getByLabel('Please call me').check();
  await fillPerson(contact);
  await contact.getByLabel('Your question').fill('Which areas have ravines?');
  await page.route(CALL, (route) => route.fulfill({ json: { receipt: 'LW-7K3MX-92QXD' } }));
  await send(contact);
  await expectThanks(page);
  await expect(page.getByText('an agent will call you')).toBeVisible();
});

test('the seller form sends the home', async ({ page }) => {
  await page.goto('/real-estate/selling');
  await wakeLeadForm(page);
  const contact = form(page);
  await fillSeller(contact);
  await expectAccessible(page);
  // The test answers itself, as the server takes only a few leads of one address in a row.
  await page.route(CALL, (route) => route.fulfill({ json: { receipt: 'LW-7K3MX-92QXD' } }));
  const contactRequest = page.waitForRequest(CALL);
  await send(contact);
  expect((await contactRequest).postDataJSON()).toMatchObject({
    purpose: 'selling',
    user: { phone: '4165550199' },
    property: { address: '12 Elm Street, Toronto', type: 'condo', timing: 'three_months' },
  });
  await expectThanks(page);
});

test('input typed before the script loads stays', async ({ page }) => {
  const release = await holdRequests(page, '**/_astro/hydrate-form*');
  await page.goto(CONTACT);
  const contact = form(page);
  await contact.getByLabel('First name').fill('Ada');
  await expect(contact).not.toHaveAttribute('novalidate');
  await release();
  await expect(contact).toHaveAttribute('novalidate');
  await send(contact);
  await expect(contact.getByLabel('First name')).toHaveValue('Ada');
  await expect(contact.getByLabel('Last name')).toBeFocused();
});

test('a server error keeps the input, and retrying sends it under the same key', async ({
  page,
  expected,
}) => {
  expected.push(/500/);
  const keys = watchKeys(page);
  await page.goto(CONTACT);
  const contact = form(page);
  await wakeLeadForm(page);
  await fillLong(contact);
  await page.route(CALL, (route) => route.fulfill({ status: 500, body: '[]' }), { times: 1 });
  await send(contact);
  const notice = page.getByRole('alert').filter({ hasText: 'Could not create this contact.' });
  await expect(notice).toContainText('+1 (416) 555-0148');
  await expect(contact.getByLabel('Message')).toHaveValue('A garden would be nice.');
  await expect(contact.getByLabel('Price you have in mind')).toHaveValue('$750,000');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expectThanks(page);
  await expect(notice).toBeHidden();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a lead sent offline is sent when the connection is back', async ({
  page,
  context,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  const keys = watchKeys(page);
  await page.goto(CONTACT);
  const contact = form(page);
  const rules = page.waitForResponse('**/schemas/lead.json');
  await wakeLeadForm(page);
  await rules;
  await fillLong(contact);
  await context.setOffline(true);
  await send(contact);
  await expect(page.getByText(/You are offline\. Your message is saved/)).toBeVisible();
  await expect(contact.getByLabel('First name')).toHaveValue('  Ada ');
  await context.setOffline(false);
  await expectThanks(page);
  expect(new Set(keys).size).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('realty:leads'))).toBe('[]');
});

test('a lead that could not be sent is sent from the next page', async ({ page, expected }) => {
  expected.push(/ERR_FAILED/);
  await page.goto(CONTACT);
  await wakeLeadForm(page);
  await fillLong(form(page));
  await page.route(CALL, (route) => route.abort(), { times: 1 });
  await send(form(page));
  await expect(page.getByText(/Could not create this contact/)).toBeVisible();
  await page.goto('/real-estate/team');
  await expect(page.getByText(/has been sent\. Your receipt number is LW-/)).toBeVisible();
});

test('the long form is not sent without the validation rules', async ({ page, expected }) => {
  expected.push(/500/);
  const keys = watchKeys(page);
  await page.route('**/schemas/lead.json', (route) => route.fulfill({ status: 500, body: '[]' }));
  await page.goto(CONTACT);
  await wakeLeadForm(page);
  await fillLong(form(page));
  await send(form(page));
  await expect(page.getByRole('alert').filter({ hasText: /^An error has occurred/ })).toBeVisible();
  expect(keys).toEqual([]);
});

test('the dialog of a home sends a lead with its MLS number @main', async ({ page }) => {
  await page.goto('/real-estate/list/on/toronto');
  await page.locator('main article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/detail\//);
  const open = page.getByRole('button', { name: 'Ask about this home' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: /Ask about/ });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await expectAccessible(page, 'dialog[open]');
  await wakeLeadForm(page);
  await fillPerson(dialog);
  const contactRequest = page.waitForRequest(CALL);
  await send(dialog);
  const body = (await contactRequest).postDataJSON();
  expect(page.url()).toContain(`/${body.code}/${body.boardId}`);
  expect(body).toMatchObject({ user: { phone: '4165550199' }, property: { city: 'Toronto' } });
  await expectThanks(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await open.click();
  await expect(dialog.getByLabel('First name')).toHaveValue('');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the dialog covers the screen', async ({ page }) => {
    await page.goto('/real-estate/list/on/toronto');
    await page.locator('main article').first().getByRole('link').click();
    await page.getByRole('button', { name: 'Ask about this home' }).tap();
    const dialog = page.getByRole('dialog', { name: /Ask about/ });
    await expect(dialog).toBeVisible();
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(dialog).toBeHidden();
  });

  test('the long form can be sent by touch', async ({ page }) => {
    await page.goto('/real-estate/buying');
    const contact = form(page);
    await contact.getByLabel('First name').tap();
    await expect(contact).toHaveAttribute('novalidate');
    await fillLong(contact);
    await contact.getByRole('button', { name: 'Send message' }).tap();
    await expectThanks(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to a thank-you page @main', async ({ page }) => {
    await page.goto(CONTACT);
    await fillLong(form(page));
    await send(form(page));
    await expect(page).toHaveURL(/\/contact\/thanks\?receipt=LW-/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your message');
    await expect(page.getByText(/LW-[0-9A-Z]{5}-[0-9A-Z]{5}/)).toBeVisible();
  });

  test('a question needs no price, and a phone only for a call', async ({ page }) => {
    await page.goto(CONTACT);
    const contact = form(page);
    await contact.getByLabel('A general question').check();
    await expect(contact.getByLabel('Price you have in mind')).toBeHidden();
    await expect(contact.getByLabel('Phone')).toBeHidden();
    await contact.getByLabel('Please call me').check();
    await expect(contact.getByLabel('Phone')).toBeVisible();
  });

  test('a seller leaves a phone number and gets the thank-you page', async ({ page }) => {
    await page.goto('/real-estate/selling');
    await fillSeller(form(page));
    await send(form(page));
    await expect(page).toHaveURL(/\/contact\/thanks\?receipt=LW-/);
  });

  test('a refused form shows its errors, and going back restores the input', async ({
    page,
    expected,
  }) => {
    // The server's refusal page has no style for the browser's transition.
    expected.push(/400/, /ViewTransition opt-in disabled/);
    await page.goto(CONTACT);
    await fillLong(form(page));
    await form(page).getByLabel('Price you have in mind').fill('40000');
    await send(form(page));
    await expect(page.getByText('Please enter a price of at least $50,000')).toBeVisible();
    await page.goBack();
    await expect(form(page).getByLabel('Message')).toHaveValue('A garden would be nice.');
  });

  test('the dialog of a home opens and sends a lead', async ({ page }) => {
    await page.goto('/real-estate/list/on/toronto');
    await page.locator('main article').first().getByRole('link').click();
    await page.getByRole('button', { name: 'Ask about this home' }).click();
    const dialog = page.getByRole('dialog', { name: /Ask about/ });
    await fillPerson(dialog);
    await send(dialog);
    await expect(page).toHaveURL(/\/contact\/thanks\?receipt=LW-/);
  });
});
