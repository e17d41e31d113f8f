import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LongLead } from '#src/contract/lead/lead.ts';
const KEY = 'realty:application-state';
const LEAD: LongLead = {
  user: { name: { first: 'Ada', last: 'Wong' }, email: 'ada@example.ca', phone: '4165550199' },
  property: { city: 'Toronto', price: 750_000 },
};
const APPLICANT = LEAD.user;

let store: typeof import('#src/stores/application/state.ts');

/** Opens a page: its stores are new, and the browser's storage stays as it is. */
async function anotherPage(): Promise<void> {
  vi.resetModules();
  store = await import('#src/stores/application/state.ts');
}

const state = () => store.$applicationState.get();

function aFullState(): void {
  store.rememberApplicant(LEAD);
  store.rememberPartner('FRIEND-7');
  store.markModalSeen('exit-offer');
  store.markNotificationDismissed('basemap-roadmap');
}

beforeEach(async () => {
  window.localStorage.clear();
  await anotherPage();
});
afterEach(() => vi.useRealTimers());

test('seen modals and dismissed notices are remembered on the next page', async () => {
  expect([
    store.hasSeenModal('exit-offer'),
    store.isNotificationDismissed('basemap-roadmap'),
  ]).toEqual([false, false]);
  aFullState();
  store.markModalSeen('exit-offer');
  await anotherPage();
  expect(state()).toEqual({
    applicant: APPLICANT,
    partner: { code: 'FRIEND-7' },
    modalsSeen: ['exit-offer'],
    notifications: ['basemap-roadmap'],
  });
  expect([
    store.hasSeenModal('exit-offer'),
    store.isNotificationDismissed('basemap-roadmap'),
  ]).toEqual([true, true]);
});

test('a log-in keeps only the applicant and the partner', async () => {
  aFullState();
  store.logInReset('ada');
  const savedState = { applicant: APPLICANT, partner: { code: 'FRIEND-7' } };
  expect(state()).toEqual(savedState);
  store.markModalSeen('exit-offer');
  store.logInReset('ada');
  await anotherPage();
  expect(state()).toEqual({ ...savedState, modalsSeen: ['exit-offer'] });
});

test('a log-in after another customer clears their state', () => {
  aFullState();
  store.logInReset('ada');
  store.logInReset('bob');
  expect(state()).toEqual({});
});

test('a log-out resets the state to that of a new visitor', async () => {
  aFullState();
  store.logInReset('ada');
  store.logOutReset();
  expect(state()).toEqual({});
  await anotherPage();
  expect(state()).toEqual({});
  store.rememberPartner('FRIEND-8');
  store.logInReset('bob');
  expect(state()).toEqual({ partner: { code: 'FRIEND-8' } });
});

test('an invalid referral code is ignored', () => {
  for (const code of ['', '-x', '<b>', 'a'.repeat(36)]) store.rememberPartner(code);
  expect(state()).toEqual({});
});

test('the name of a visitor expires after a week, but not that of a customer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  aFullState();
  vi.advanceTimersByTime(7 * 24 * 60 * 60_000 + 1);
  await anotherPage();
  expect(state().applicant).toBeUndefined();
  expect(state().partner).toEqual({ code: 'FRIEND-7' });
  store.rememberApplicant(LEAD);
  store.logInReset('ada');
  vi.advanceTimersByTime(8 * 24 * 60 * 60_000);
  await anotherPage();
  expect(state().applicant).toEqual(APPLICANT);
});

test.each(['{', 'null', '[]', '{"userId":7}', '{"userId":null,"state":{"modalsSeen":[1]}}'])(
  'invalid stored state is ignored: %s',
  (text) => {
    window.localStorage.setItem(KEY, text);
    expect(state()).toEqual({});
    store.markModalSeen('exit-offer');
    expect(state()).toEqual({ modalsSeen: ['exit-offer'] });
  },
);

test('a change in another tab is applied', () => {
  const stop = store.$applicationState.listen(() => undefined);
  const seenState = { modalsSeen: ['exit-offer'] };
  window.localStorage.setItem(KEY, JSON.stringify({ userId: null, state: seenState }));
  window.dispatchEvent(
    new StorageEvent('storage', { key: KEY, newValue: window.localStorage.getItem(KEY) }),
  );
  expect(store.hasSeenModal('exit-offer')).toBe(true);
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(state()).toEqual({});
  stop();
});
