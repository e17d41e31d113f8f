import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectHttp, connectToken } from '#src/clients/http.ts';
import type { Application } from '#src/contract/application/record.ts';
import {
  $application,
  $draft,
  changeDraft,
  saveDraft,
  sendApplication,
} from '#src/stores/application/profile-application.ts';
import { anApplication } from '#tests/support/customers/applications.ts';

const READ: Application = {
  id: 'a1',
  state: 'draft',
  createdAtMs: 1,
  updatedAtMs: 5,
  submittedAtMs: null,
  fields: anApplication(),
  signers: [],
  chosenMatchId: null,
};
const price = { totalDollars: 900_000, downPaymentDollars: 180_000 };

/** The application as saved by the other tab after this one read it. */
let saved: Application;

beforeEach(() => {
  connectToken(() => null);
  saved = { ...READ, updatedAtMs: 6, fields: { ...READ.fields, expectedPrice: price } };
  connectHttp(async (_, init) => {
    if (init.method === 'GET') return Response.json(saved);
    const { basedOnMs, submit, ...fields } = JSON.parse(String(init.body));
    if (basedOnMs !== saved.updatedAtMs) return Response.json([], { status: 409 });
    saved = { ...saved, updatedAtMs: 7, state: submit ? 'submitted' : 'draft', fields };
    return Response.json(saved);
  });
  $application.set({ kind: 'ready', value: READ });
  $draft.set(READ.fields);
  changeDraft({ ...READ.fields, purpose: 'pre_approval' });
});
afterEach(() => {
  connectHttp(undefined);
  connectToken();
});

const both = { ...READ.fields, purpose: 'pre_approval', expectedPrice: price };

test('a save in a second tab preserves what the first tab saved', async () => {
  expect(await saveDraft()).toBeNull();
  expect(saved.fields).toEqual(both);
  expect($draft.get()).toEqual(both);
});

test('changes from another tab are shown before the application can be sent', async () => {
  expect(await sendApplication()).toMatchObject({ status: 409 });
  expect(saved.state).toBe('draft');
  expect($draft.get()).toEqual(both);
  expect(await sendApplication()).toBeNull();
  expect(saved).toMatchObject({ state: 'submitted', fields: both });
});

test('an application sent in another tab is shown as sent', async () => {
  saved = { ...saved, state: 'submitted' };
  connectHttp(async (_, init) =>
    init.method === 'GET' ? Response.json(saved) : Response.json([], { status: 409 }),
  );
  expect(await saveDraft()).toMatchObject({ status: 409 });
  expect($application.get()).toMatchObject({ value: { state: 'submitted' } });
});

test('a removed referral code is sent as empty', async () => {
  $application.set({
    kind: 'ready',
    value: { ...READ, updatedAtMs: 6, fields: { ...READ.fields, referralCode: 'AB12CD' } },
  });
  $draft.set(READ.fields);
  expect(await saveDraft()).toBeNull();
  expect(saved.fields).toMatchObject({ referralCode: '' });
});
