import type { APIRequestContext, Page } from '@playwright/test';
import { anAccount, expectSignedIn, logIn } from '#tests/support/accounts/accounts.ts';
import { atRest, expect, expectAccessible, test } from '#tests/support/browser/journey.ts';
import { anEmail, asSlowAsAPerson } from '#tests/support/leads/lead-form.ts';
import { aHomeForSale } from '#tests/support/listings/demo-homes.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Showing form' });
const chips = (page: Page, group: string) =>
  form(page).getByRole('group', { name: group }).getByRole('radio');
const book = (page: Page) =>
  page.getByRole('link', { name: 'Book a showing', exact: true }).filter({ visible: true });

async function fillVisitor(page: Page, email: string) {
  await form(page).getByLabel('First name').fill('Ada');
  await form(page).getByLabel('Last name').fill('Wong');
  await form(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await form(page).getByLabel('Phone').pressSequentially('4165550199');
  await asSlowAsAPerson(page);
}

/** The text of the newest email to an address; emails leave within some seconds. */
async function mailTo(request: APIRequestContext, email: string, subject: string): Promise<string> {
  let text = '';
  await expect(async () => {
    const reply = await request.get(`/identity/_mailbox.json?to=${encodeURIComponent(email)}`);
    const mails: { subject: string; text: string }[] = await reply.json();
    text = mails.find((mail) => mail.subject.startsWith(subject))?.text ?? '';
    expect(text).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return text;
}

test('a showing is requested in four clicks and cancelled by the email link @main', async ({
  page,
  request,
}) => {
  const email = anEmail();
  await page.goto(await aHomeForSale(request));
  await book(page).click();
  await expect(form(page)).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await chips(page, 'Day').nth(1).check();
  await chips(page, 'Time').first().check();
  await fillVisitor(page, email);
  await form(page)
    .getByRole('button', { name: /^Request \w{3}, / })
    .click();
  await expect(page.getByRole('heading', { name: 'Your request is in' })).toBeFocused();
  await expect(page.getByText(/^You asked for \w{3}, .+ [ap]\.m\. .+ confirms it/)).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  const text = await mailTo(request, email, 'We have your request');
  const link = /\S+\/api\/realty\/showings\/cancel\?token=\S+/.exec(text)?.[0] ?? '';
  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel the showing' }).click();
  await expect(page.getByRole('heading', { name: 'The showing is cancelled' })).toBeVisible();
  await expectAccessible(page);
  await mailTo(request, email, 'Cancelled: your showing');
});

test('a logged-in visitor gets the form filled in without losing typed input', async ({
  page,
  request,
}) => {
  const email = await anAccount(request);
  await logIn(page, email);
  await page.goto(await aHomeForSale(request));
  await expectSignedIn(page);
  await book(page).click();
  await form(page).getByLabel('First name').fill('Adaeze');
  await expect(form(page).getByLabel('Last name')).toHaveValue('Okafor');
  await expect(form(page).getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(form(page).getByLabel('First name')).toHaveValue('Adaeze');
  await chips(page, 'Time').first().check();
  await form(page).getByLabel('Phone').pressSequentially('4165550199');
  await form(page)
    .getByRole('button', { name: /^Request \w{3}, / })
    .click();
  await expect(page.getByRole('heading', { name: 'Your request is in' })).toBeVisible();
});

test('a time chosen on the page is selected in the form, and missing fields are reported', async ({
  page,
  request,
}) => {
  await page.goto(await aHomeForSale(request));
  const pick = page.getByRole('link', { name: /^Book a showing on / }).first();
  const named = (await pick.textContent())?.trim() ?? '';
  await pick.click();
  await expect(form(page).getByRole('radio', { name: named, exact: true })).toBeChecked();
  await form(page)
    .getByRole('button', { name: /^Request/ })
    .click();
  await expect(form(page).getByLabel('First name')).toBeFocused();
  await expect(form(page).getByText('Please enter your first name')).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await expect(pick).toBeFocused();
});

test('the arrow keys select a day and a time', async ({ page, request }) => {
  await page.goto(await aHomeForSale(request));
  await book(page).focus();
  await page.keyboard.press('Enter');
  await chips(page, 'Day').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(chips(page, 'Day').nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(chips(page, 'Time').first()).toBeChecked();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link opens a page whose form books a showing', async ({ page, request }) => {
    await page.goto(await aHomeForSale(request));
    await book(page).click();
    await expect(page).toHaveURL(/\/showing\/[^/]+\/\d+$/);
    await chips(page, 'Day').nth(2).check();
    await chips(page, 'Time').nth(3).check();
    await form(page).getByLabel('First name').fill('Ada');
    await form(page).getByLabel('Last name').fill('Wong');
    await form(page).getByRole('textbox', { name: 'Email' }).fill(anEmail());
    await form(page).getByLabel('Phone').fill('416 555 0199');
    await form(page).getByRole('button', { name: 'Request this time' }).click();
    await expect(page).toHaveURL(/\/contact\/thanks\?receipt=LW-/);
  });
});

test('the form page also works with scripts', async ({ page, request }) => {
  const path = await aHomeForSale(request);
  const [mlsNumber, board] = path.split('/').slice(-2);
  await page.goto(`/real-estate/showing/${mlsNumber}/${board}`);
  await atRest(page);
  await expectAccessible(page);
  await form(page).getByLabel('First name').focus();
  await expect(form(page)).toHaveAttribute('novalidate');
  await chips(page, 'Time').first().check();
  await fillVisitor(page, anEmail());
  await form(page)
    .getByRole('button', { name: /^Request/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Your request is in' })).toBeVisible();
});

test('Back closes the form and stays on the page, and leaves it once the form is closed', async ({
  page,
  request,
}) => {
  await page.goto('/real-estate/on/toronto');
  await page.goto(await aHomeForSale(request));
  const home = page.url();
  const step = () => page.evaluate(() => history.state);
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await book(page).click();
    await expect(form(page)).toBeVisible();
    // The step is added just after the form is shown: nobody is as fast as this test.
    await expect.poll(step).toBe('dialog');
    await close();
    await expect(form(page)).toBeHidden();
    await expect(page).toHaveURL(home);
    await expect.poll(step).toBeNull();
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/on\/toronto$/);
});
