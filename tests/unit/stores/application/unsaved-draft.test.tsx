import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectHttp, connectToken } from '#src/clients/http.ts';
import type { ApplicationDraft } from '#src/contract/application/draft.ts';
import type { Application } from '#src/contract/application/record.ts';
import {
  $draft,
  changeDraft,
  openApplication,
} from '#src/stores/application/profile-application.ts';
import { anApplication } from '#tests/support/customers/applications.ts';

const KEY = 'realty:application:a1';
const SAVED: Application = {
  id: 'a1',
  state: 'draft',
  createdAtMs: 1,
  updatedAtMs: 5,
  submittedAtMs: null,
  fields: anApplication(),
  signers: [],
  chosenMatchId: null,
};

const json = (value: unknown) => Response.json(value);
const NONE = { count: 0, latest: [] };
const DASHBOARD = {
  applications: {
    count: 1,
    latest: [{ id: 'a1', state: 'draft', updatedAtMs: 5, purpose: null, documents: 0 }],
  },
  savedHomes: NONE,
  savedSearches: NONE,
  documents: 0,
  referralsUsed: 0,
};

beforeEach(() => {
  connectToken(() => null);
  window.localStorage.clear();
  connectHttp(async (url) => json(String(url).includes('dashboard') ? DASHBOARD : SAVED));
});
afterEach(() => {
  connectHttp(undefined);
  connectToken();
});

test('unsaved input is restored on the next page, even if it is invalid', async () => {
  await openApplication();
  const employment = { employer: 'x'.repeat(5000), years: 400, annualIncomeDollars: 'a lot' };
  const typedFields = { ...SAVED.fields, employment } as unknown as ApplicationDraft;
  changeDraft(typedFields);
  $draft.set({});
  await openApplication();
  expect($draft.get()).toEqual(typedFields);
});

test.each([
  ['not JSON', '{'],
  ['from an older save', JSON.stringify({ savedAtMs: 4, fields: {} })],
  ['with a field of another type', JSON.stringify({ savedAtMs: 5, fields: { applicant: 'Ada' } })],
  ['with unknown fields', JSON.stringify({ savedAtMs: 5, fields: { shoeSize: 9 } })],
  ['not a draft', '"a"'],
])('a stored draft is ignored: %s', async (_, text) => {
  window.localStorage.setItem(KEY, text);
  await openApplication();
  expect($draft.get()).toEqual(SAVED.fields);
});
