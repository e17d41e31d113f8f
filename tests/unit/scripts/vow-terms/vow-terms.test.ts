import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectHttp, connectToken } from '#src/clients/http.ts';
import { vowTermsTexts } from '#src/messages/account/vow-terms.ts';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { askForVowTerms } from '#src/scripts/vow-terms/vow-terms.ts';
import { $session } from '#src/stores/session/session.ts';
import { $termsAcceptances } from '#src/stores/session/signed-in.ts';
import { $notifications } from '#src/stores/shell/notifications.ts';
import { tokenAccounts } from '#tests/support/accounts/token-accounts.ts';
import { anApp } from '#tests/support/app/app.ts';
import { transportTo } from '#tests/support/app/transport.ts';
import { aCustomerStore } from '#tests/support/customers/customers.ts';

const TERMS = { version: '2', lines: ['I look for a home.'] };
const words = vowTermsTexts(DEFAULT_LOCALE);
const USER = { id: 'ada', email: 'ada@example.test', issuedAtMs: 0 };

let app: FastifyInstance;

beforeEach(async () => {
  app = await anApp([], {
    accounts: tokenAccounts(new Set(['bo'])),
    customers: aCustomerStore(),
    vowTerms: TERMS,
  });
  connectHttp(transportTo(app));
  connectToken(() => Promise.resolve('ada'));
});
afterEach(async () => {
  $session.set({ kind: 'anonymous' });
  connectHttp(undefined);
  connectToken();
  await app.close();
});

/** The page is the same for all tests, as its script runs once. */
function aPage(version = TERMS.version) {
  document.body.innerHTML = `
    <dialog data-vow-terms-dialog data-vow-terms-prompt><h2 tabindex="-1">Terms</h2></dialog>
    <main tabindex="-1">
      <a href="/real-estate/auth/login?redirect=%2F">Log in</a>
      <button data-review-vow-terms>Review</button>
      <div data-vow-terms-prompt>
        <p role="alert"></p>
        <button data-accept-vow-terms="${version}">Accept</button>
      </div>
    </main>`;
  const find = <Found extends Element>(selector: string) =>
    document.querySelector<Found>(selector) ?? expect.unreachable();
  return {
    accept: find<HTMLButtonElement>('[data-accept-vow-terms]'),
    review: find<HTMLButtonElement>('[data-review-vow-terms]'),
    logIn: find<HTMLAnchorElement>('a'),
    alert: find('[role="alert"]'),
    dialog: find<HTMLDialogElement>('dialog'),
  };
}

const isDue = () => document.documentElement.hasAttribute('data-vow-terms-due');
const signIn = () => $session.set({ kind: 'active', user: USER as never });

askForVowTerms();

test('a customer who has not accepted the terms sees them until they accept', async () => {
  const { accept, alert } = aPage();
  expect(isDue()).toBe(false);
  signIn();
  await vi.waitFor(() => expect(isDue()).toBe(true));
  const before = $termsAcceptances.get();
  accept.click();
  expect(accept.disabled).toBe(true);
  await vi.waitFor(() => expect(isDue()).toBe(false));
  expect($termsAcceptances.get()).toBe(before + 1);
  expect(alert.textContent).toBe('');
  expect(document.activeElement?.tagName).toBe('MAIN');
  expect($notifications.get().map(({ text }) => text)).toContain(words.accepted);
  $session.set({ kind: 'anonymous' });
  signIn();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isDue()).toBe(false);
});

test('nobody is asked after a log-out', async () => {
  aPage();
  signIn();
  await vi.waitFor(() => expect(isDue()).toBe(true));
  $session.set({ kind: 'anonymous' });
  expect(isDue()).toBe(false);
});

test('small offers and log-in links open the terms over the page', async () => {
  const { dialog, review, logIn } = aPage();
  logIn.addEventListener('click', (event) => event.preventDefault(), { once: true });
  logIn.click();
  expect(dialog.open).toBe(false);
  signIn();
  await vi.waitFor(() => expect(isDue()).toBe(true));
  for (const opener of [review, logIn]) {
    opener.click();
    expect(dialog.open).toBe(true);
    dialog.close();
  }
});

test.each([
  ['an outdated version', '1', words.outdated],
  ['a server that does not answer', '2', words.failed],
])('%s is reported beside the button', async (name, version, sentence) => {
  const { accept, alert } = aPage(version);
  signIn();
  await vi.waitFor(() => expect(isDue()).toBe(true));
  if (name.startsWith('a server')) connectHttp(() => Promise.reject(new TypeError('offline')));
  accept.click();
  await vi.waitFor(() => expect(alert.textContent).toBe(sentence));
  expect([isDue(), accept.disabled]).toEqual([true, false]);
});

test('a customer without a verified email is told to confirm it first', async () => {
  const { accept, alert } = aPage();
  connectToken(() => Promise.resolve('bo'));
  $session.set({ kind: 'active', user: { ...USER, id: 'bo' } as never });
  await vi.waitFor(() => expect(isDue()).toBe(true));
  accept.click();
  await vi.waitFor(() => expect(alert.textContent).toBe(words.unverified));
  expect(isDue()).toBe(true);
});
