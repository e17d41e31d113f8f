import type { APIRequestContext, Page } from '@playwright/test';
import { decodeJwt } from 'jose';
import { EMBEDDED_POOL } from '#src/contract/account/identity.ts';
import { expect } from '../browser/journey.ts';
import { srpLogIn } from './identity/srp-log-in.ts';

/** A password the policy allows. */
export const PASSWORD = 'Correct-Horse-1';

let madeCount = 0;

/** An address that no other test has used. */
export function newAddress(): string {
  madeCount += 1;
  return `visitor-${process.pid}-${Date.now()}-${madeCount}@example.test`;
}

type Letter = { readonly code: string | null };

/** The newest code sent to the address. */
export async function codeFor(request: APIRequestContext, email: string): Promise<string> {
  const find = async () => {
    const mailbox = await request.get(`/identity/_mailbox.json?to=${encodeURIComponent(email)}`);
    const letters = (await mailbox.json()) as Letter[];
    return letters.find(({ code }) => code !== null)?.code ?? '';
  };
  await expect.poll(find).toMatch(/^\d{6}$/);
  return find();
}

async function cognito(
  request: APIRequestContext,
  operation: string,
  body: object,
): Promise<Record<string, unknown>> {
  const answer = await request.post('/identity/', {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    data: JSON.stringify({ ClientId: EMBEDDED_POOL.userPoolClientId, ...body }),
  });
  const text = await answer.text();
  expect(answer.ok(), `${operation}: ${text}`).toBe(true);
  return JSON.parse(text) as Record<string, unknown>;
}

/** Makes an account whose address is not confirmed. */
export async function anUnconfirmedAccount(request: APIRequestContext): Promise<string> {
  const email = newAddress();
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'given_name', Value: 'Ada' },
    { Name: 'family_name', Value: 'Okafor' },
  ];
  await cognito(request, 'SignUp', { Username: email, Password: PASSWORD, UserAttributes });
  return email;
}

/** Makes an account that can log in. */
export async function anAccount(request: APIRequestContext): Promise<string> {
  const email = await anUnconfirmedAccount(request);
  const ConfirmationCode = await codeFor(request, email);
  await cognito(request, 'ConfirmSignUp', { Username: email, ConfirmationCode });
  return email;
}

/** The log-in form over the present page, else that of the log-in page. */
const loginForm = (page: Page) => page.locator('main:has([type=password]), dialog[open]').last();

/** Fills in the visible log-in form and sends it. */
export async function fillLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  const form = loginForm(page);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
}

/** A page with the site's storage on which nothing runs. */
const BLANK = '/real-estate/blank-page-of-the-tests';

async function openBlankPage(page: Page): Promise<void> {
  const body = '<!doctype html><title>Blank</title>';
  await page.route(`**${BLANK}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(BLANK);
}

/**
 * Leaves in the browser what a log-in leaves there, and a blank page. It serves journeys that are not about
 * the log-in, as the form costs two pages of the site.
 */
export async function logIn(page: Page, email: string): Promise<void> {
  const send = (operation: string, body: object) => cognito(page.request, operation, body);
  const tokens = await srpLogIn(send, email, PASSWORD);
  const userId = String(decodeJwt(tokens.IdToken).sub);
  const prefix = `CognitoIdentityServiceProvider.${EMBEDDED_POOL.userPoolClientId}`;
  const storage = {
    [`${prefix}.LastAuthUser`]: userId,
    [`${prefix}.${userId}.idToken`]: tokens.IdToken,
    [`${prefix}.${userId}.accessToken`]: tokens.AccessToken,
    [`${prefix}.${userId}.refreshToken`]: tokens.RefreshToken,
    [`${prefix}.${userId}.clockDrift`]: '0',
    'realty:application-state': JSON.stringify({ userId, state: {} }),
  };
  await openBlankPage(page);
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(storage));
  const url = new URL('/', page.url()).href;
  await page.context().addCookies([{ name: 'activeSession', value: 'true', sameSite: 'Lax', url }]);
}

/** Logs in by the form and ends on the home page. */
export async function logInByForm(page: Page, email: string): Promise<void> {
  await page.goto('/real-estate/auth/login');
  await fillLogin(page, email);
  await page.waitForURL('**/real-estate/');
}

/** The header's account control, or the drawer's on a phone, says whose account it is. */
export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.locator('html[data-signed-in]')).toBeAttached();
  await expect(page.locator('[data-account-name]').first()).toHaveText('Ada');
}

/**
 * Makes an account from the visible log-in form, with the emailed code, and follows to the page after it.
 */
export async function signUpFromLogin(page: Page): Promise<void> {
  const email = newAddress();
  const form = page.getByRole('main');
  await loginForm(page).getByRole('link', { name: 'Create account' }).click();
  await page.waitForURL('**/auth/new-account?redirect=*');
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Okafor');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Confirm password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Create account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your email' });
  await dialog.getByLabel('Code').fill(await codeFor(page.request, email));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}
