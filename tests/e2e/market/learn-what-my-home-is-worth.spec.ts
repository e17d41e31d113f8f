import type { Page } from '@playwright/test';
import { anAccount, logIn } from '#tests/support/accounts/accounts.ts';
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';
import {
  anEmail,
  asSlowAsAPerson,
  leadForm,
  wakeLeadForm,
} from '#tests/support/leads/lead-form.ts';
import { aHouseToValue } from '#tests/support/listings/demo-homes.ts';

const HOME_VALUE = '/real-estate/home-value';

const estimate = (page: Page) => page.locator('[data-estimate]');

const valuePath = (address: string) =>
  `${HOME_VALUE}?${new URLSearchParams({ address, type: 'detached', sqft: '1,800', beds: '3' })}`;

test('an owner gets an estimate and contacts the realtor of the area @main', async ({
  page,
  request,
}) => {
  const { address } = await aHouseToValue(request, { city: 'Calgary' });
  // For some seconds after a start, values come without their error.
  await expect
    .poll(
      async () => {
        const home = 'lat=51.05&lng=-114.07&propertyType=detached';
        const reply = await request.get(`/api/realty/valuations?${home}`);
        return reply.ok() ? ((await reply.json()) as { accuracy?: object | null }).accuracy : null;
      },
      { timeout: 30_000 },
    )
    .toBeTruthy();
  await page.goto('/real-estate/selling');
  await page.getByRole('region', { name: 'What is my home worth?' }).getByRole('textbox').focus();
  await page.keyboard.type(address);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'We found your address' })).toBeVisible();
  const form = page.getByRole('form', { name: 'Your home' });
  await form.getByLabel('Property type').selectOption('Detached house');
  await form.getByLabel('Size, sq ft').fill('1,800');
  await form.getByLabel('Bedrooms').fill('3');
  await page.keyboard.press('Enter');

  await expect(estimate(page)).toHaveText(/^\$\d{3},000$|^\$\d,\d{3},000$/);
  await expect(
    page.getByText(/^Based on \d+ detached houses sold within \d+ km since/),
  ).toBeVisible();
  await expect(page.getByText(/Half of the estimates were within [\d.]+% of/)).toBeVisible();
  await expect(page.getByText(/km away · \$[\d,]+ adjusted to your home$/).first()).toBeVisible();
  await expectAccessible(page);

  await wakeLeadForm(page);
  const contact = leadForm(page);
  await expect(page.getByRole('link', { name: 'Maren Lindgren will answer you' })).toBeVisible();
  await expect(contact.getByLabel('Property address')).toHaveValue(`${address}, AB`);
  await expect(contact.getByLabel('Property type')).toHaveValue('house');
  await contact.getByLabel('When do you want to sell?').selectOption('Within a year');
  await contact.getByLabel('First name').fill('Ada');
  await contact.getByLabel('Last name').fill('Wong');
  await contact.getByRole('textbox', { name: 'Email' }).fill(anEmail());
  const value = Number((await estimate(page).textContent())?.replaceAll(/\D/g, ''));
  const contactRequest = page.waitForRequest('**/api/realty/contact');
  await asSlowAsAPerson(page);
  await contact.getByRole('button', { name: 'Send message' }).click();
  expect((await contactRequest).postDataJSON()).toMatchObject({
    purpose: 'selling',
    realtor: 'maren-lindgren',
    property: { type: 'house', timing: 'this_year', estimate: { value } },
  });
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expect
    .poll(async () => {
      const mails = await request.get('/identity/_mailbox.json?to=maren-lindgren@larchway.example');
      return await mails.text();
    })
    .toContain(`$${value.toLocaleString('en-CA')} (`);
});

test('where sales require an account, the estimate requires login', async ({ page, request }) => {
  const { address } = await aHouseToValue(request, { city: 'Mississauga' });
  await page.goto(valuePath(address));
  await expect(page.getByRole('heading', { name: 'No estimate for this home yet' })).toBeVisible();
  await expect(estimate(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Noor Siddiqui will answer you' })).toBeVisible();
  await logIn(page, await anAccount(request));
  await page.goto(valuePath(address));
  await expect(estimate(page)).toBeVisible();
  await expect(page.getByText('Only sales that anyone may see are counted here.')).toBeHidden();
  // The form has replaced another one, and wakes all the same.
  await wakeLeadForm(page);
  await expect(leadForm(page).locator('[name=estimateValue]')).toHaveCount(1);
});

test('a listed home shows an estimate if its seller agrees', async ({ page, request }) => {
  const homeToValue = await aHouseToValue(request, { city: 'Calgary' });
  await page.goto(homeToValue.path);
  const part = page.getByRole('region', { name: 'Estimated value' });
  await expect(part.locator('[data-estimate]')).toHaveText(/^\$[\d,]+000$/);
  await part.getByRole('link', { name: 'How we estimate' }).click();
  await expect(page.getByRole('heading', { name: 'How it’s worked out' })).toBeInViewport();
  const optedOut = await aHouseToValue(request, { city: 'Calgary', mayBeValued: 'N' });
  await page.goto(optedOut.path);
  await expect(page.getByRole('heading', { name: 'Facts and features' })).toBeVisible();
  await expect(part).toBeHidden();
  await page.goto(valuePath(optedOut.address));
  await expect(page.getByText(/its seller has asked websites not to show/)).toBeVisible();
});

test('addresses are suggested while typing', async ({ page, request }) => {
  const { address } = await aHouseToValue(request, { city: 'Calgary' });
  await page.goto(HOME_VALUE);
  await page.getByLabel('Property address').pressSequentially(address);
  await expect(page.locator('datalist option').first()).toHaveAttribute('value', `${address}, AB`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('errors appear at their fields and the input stays', async ({ page, request }) => {
    await page.goto(HOME_VALUE);
    const form = page.getByRole('form', { name: 'Your home' });
    await form.getByLabel('Property address').fill('1600 Pennsylvania Ave, Washington');
    await form.getByLabel('Property type').selectOption('Condo apartment');
    await form.getByLabel('Size, sq ft').fill('lots');
    await form.getByRole('button', { name: 'See my estimate' }).click();
    await expect(form.getByLabel('Property address')).toHaveAccessibleDescription(
      /couldn’t find that address in Canada/,
    );
    await expect(form.getByLabel('Size, sq ft')).toHaveAccessibleDescription(/from 100 to 20,000/);
    await expect(form.getByLabel('Size, sq ft')).toHaveValue('lots');
    await expect(form.getByLabel('Property type')).toHaveValue('condo-apt');
    const { address } = await aHouseToValue(request, { city: 'Calgary' });
    await form.getByLabel('Property address').fill(address);
    await form.getByLabel('Size, sq ft').fill('');
    await form.getByRole('button', { name: 'See my estimate' }).click();
    await expect(estimate(page)).toBeVisible();
    await expect(leadForm(page).locator('[name=estimateValue]')).toHaveValue(/^\d+$/);
  });
});
