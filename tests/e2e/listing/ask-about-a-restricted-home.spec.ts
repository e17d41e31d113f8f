import type { Page, Request } from '@playwright/test';
import { anAccount, expectSignedIn, fillLogin, logIn } from '#tests/support/accounts/accounts.ts';
import { expect, test } from '#tests/support/browser/journey.ts';
import { fillPerson, wakeLeadForm } from '#tests/support/leads/lead-form.ts';
import { aRestrictedHome } from '#tests/support/listings/restricted-home.ts';

// The page of a restricted home is the same for everyone until it is fetched for its signed-in viewer.

const whole = (page: Page) => page.getByRole('heading', { name: 'Facts and features' });
const ask = (page: Page) => page.getByRole('button', { name: 'Ask about this home' });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Ask about/ });

/** The street address in the heading: "18 Maple Avenue". */
async function streetOf(page: Page): Promise<string> {
  await expect(whole(page)).toBeVisible();
  const street = page.getByRole('heading', { level: 1 }).locator('span').first();
  return (await street.textContent()) ?? '';
}

async function sentLead(page: Page, send: () => Promise<void>): Promise<unknown> {
  const isLead = (request: Request) =>
    request.method() === 'POST' && request.url().endsWith('/api/realty/contact');
  const [request] = await Promise.all([page.waitForRequest(isLead), send()]);
  return request.postDataJSON();
}

const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send message' }).click();

const namedHome = (street: string) => ({
  property: {
    city: expect.any(String),
    address: expect.stringContaining(street),
    price: expect.any(Number),
  },
});

test('a signed-in visitor asks about the home by its address and price', async ({
  page,
  request,
}) => {
  await logIn(page, await anAccount(request));
  await page.goto(await aRestrictedHome(request));
  const street = await streetOf(page);
  const mail = page.getByRole('link', { name: 'Send an email' });
  expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(street);
  await ask(page).click();
  await expect(dialog(page)).toHaveAccessibleName(new RegExp(street));
  await wakeLeadForm(page);
  await fillPerson(dialog(page));
  expect(await sentLead(page, () => send(page))).toMatchObject(namedHome(street));
});

test('a message begun before the log-in stays, and is then about the address', async ({
  page,
  request,
}) => {
  await page.goto(await aRestrictedHome(request));
  await ask(page).click();
  await wakeLeadForm(page);
  await dialog(page).getByLabel('Message').fill('Is the garden sunny?');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'LOGIN TO VIEW', exact: true }).click();
  await fillLogin(page, await anAccount(request));
  await expectSignedIn(page);
  const street = await streetOf(page);
  await expect(dialog(page)).toHaveAccessibleName(new RegExp(street));
  await expect(dialog(page).getByLabel('Message')).toHaveValue('Is the garden sunny?');
  await fillPerson(dialog(page));
  expect(await sentLead(page, () => send(page))).toMatchObject({
    ...namedHome(street),
    message: 'Is the garden sunny?',
  });
});

test('a message being written when another tab logs out stays without the address', async ({
  page,
  context,
}) => {
  await logIn(page, await anAccount(page.request));
  await page.goto(await aRestrictedHome(page.request));
  const street = await streetOf(page);
  await ask(page).click();
  await wakeLeadForm(page);
  await dialog(page).getByLabel('Message').fill('Is the garden sunny?');
  const other = await context.newPage();
  await other.goto('/real-estate/about');
  await expectSignedIn(other);
  await other.getByRole('button', { name: 'Account of Ada' }).click();
  await other.getByRole('button', { name: 'Log Out' }).filter({ visible: true }).click();
  await expect(page.locator('html[data-signed-in]')).toHaveCount(0);
  await expect(dialog(page)).not.toHaveAccessibleName(new RegExp(street));
  await expect(dialog(page).getByLabel('Message')).toHaveValue('Is the garden sunny?');
  await expect(page.locator('main')).not.toContainText(street);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the card with the price keeps its distance from the photos', async ({ page, request }) => {
    await logIn(page, await anAccount(request));
    await page.goto(await aRestrictedHome(request));
    await streetOf(page);
    const photos = await page.locator('photo-viewer').boundingBox();
    const card = await page.getByRole('region', { name: 'Ask about this home' }).boundingBox();
    expect(Math.round((card?.y ?? 0) - (photos?.y ?? 0) - (photos?.height ?? 0))).toBe(24);
  });
});
