import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LongLead } from '#src/contract/lead/lead.ts';
import {
  $applicationState,
  hasSeenModal,
  isNotificationDismissed,
  logInReset,
  logOutReset,
  markModalSeen,
  markNotificationDismissed,
  rememberApplicant,
  rememberPartner,
} from '#src/stores/application/state.ts';

const KEY = 'larchway:application-state';
const LEAD: LongLead = {
  user: { name: { first: 'Ada', last: 'Wong' }, email: 'ada@example.ca', phone: '4165550199' },
  property: { city: 'Toronto', price: 750_000 },
};
const APPLICANT = LEAD.user;

/** The store as on a page that has just been opened. */
function anotherPage(): void {
  cleanStores($applicationState);
  $applicationState.set({});
}

function aFullState(): void {
  rememberApplicant(LEAD);
  rememberPartner('FRIEND-7');
  markModalSeen('exit-offer');
  markNotificationDismissed('basemap-roadmap');
}

beforeEach(() => {
  window.localStorage.clear();
  anotherPage();
});
afterEach(() => vi.useRealTimers());

test('what was seen and put away is known on the next page', () => {
  expect([hasSeenModal('exit-offer'), isNotificationDismissed('basemap-roadmap')]).toEqual([
    false,
    false,
  ]);
  aFullState();
  markModalSeen('exit-offer');
  anotherPage();
  expect($applicationState.get()).toEqual({
    applicant: APPLICANT,
    partner: { code: 'FRIEND-7' },
    modalsSeen: ['exit-offer'],
    notifications: ['basemap-roadmap'],
  });
  expect([hasSeenModal('exit-offer'), isNotificationDismissed('basemap-roadmap')]).toEqual([
    true,
    true,
  ]);
});

test('a log-in keeps the applicant and the partner, and nothing else', () => {
  aFullState();
  logInReset('ada');
  const kept = { applicant: APPLICANT, partner: { code: 'FRIEND-7' } };
  expect($applicationState.get()).toEqual(kept);
  markModalSeen('exit-offer');
  logInReset('ada');
  anotherPage();
  expect($applicationState.get()).toEqual({ ...kept, modalsSeen: ['exit-offer'] });
});

test('who logs in after another customer gets nothing of theirs', () => {
  aFullState();
  logInReset('ada');
  logInReset('bob');
  expect($applicationState.get()).toEqual({});
});

test('a log-out brings back what a new visitor has', () => {
  aFullState();
  logInReset('ada');
  logOutReset();
  expect($applicationState.get()).toEqual({});
  anotherPage();
  expect($applicationState.get()).toEqual({});
  rememberPartner('FRIEND-8');
  logInReset('bob');
  expect($applicationState.get()).toEqual({ partner: { code: 'FRIEND-8' } });
});

test('only what can be a referral code is taken for one', () => {
  for (const code of ['', '-x', '<b>', 'a'.repeat(36)]) rememberPartner(code);
  expect($applicationState.get()).toEqual({});
});

test('the name of a visitor is forgotten after a week, that of a customer is not', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  aFullState();
  vi.advanceTimersByTime(7 * 24 * 60 * 60_000 + 1);
  anotherPage();
  expect($applicationState.get().applicant).toBeUndefined();
  expect($applicationState.get().partner).toEqual({ code: 'FRIEND-7' });
  rememberApplicant(LEAD);
  logInReset('ada');
  vi.advanceTimersByTime(8 * 24 * 60 * 60_000);
  anotherPage();
  expect($applicationState.get().applicant).toEqual(APPLICANT);
});

test.each(['{', 'null', '[]', '{"userId":7}', '{"userId":null,"state":{"modalsSeen":[1]}}'])(
  'what a browser holds by another hand is no state: %s',
  (text) => {
    window.localStorage.setItem(KEY, text);
    expect($applicationState.get()).toEqual({});
    markModalSeen('exit-offer');
    expect($applicationState.get()).toEqual({ modalsSeen: ['exit-offer'] });
  },
);

test('a change in another tab is taken over', () => {
  const stop = $applicationState.listen(() => undefined);
  const state = { modalsSeen: ['exit-offer'] };
  window.localStorage.setItem(KEY, JSON.stringify({ userId: null, state }));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(hasSeenModal('exit-offer')).toBe(true);
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect($applicationState.get()).toEqual({});
  stop();
});
