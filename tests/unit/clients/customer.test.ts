import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchDocument, sendDocument } from '#src/clients/customer-documents.ts';
import { call, connectHttp, connectToken, type Connection } from '#src/clients/http.ts';
import {
  addSignerCall,
  createApplicationCall,
  saveApplicationCall,
  saveSignerCall,
} from '#src/contract/application/calls.ts';
import { deleteDocumentCall, listDocumentsCall } from '#src/contract/application/document-calls.ts';
import { chooseMatchCall, getMatchesCall } from '#src/contract/application/match-calls.ts';
import {
  changeUserCall,
  checkEmailCall,
  exportUserCall,
  getDashboardCall,
} from '#src/contract/customer/calls.ts';
import {
  createSavedSearchCall,
  deleteSavedHomeCall,
  mergeSavedHomesCall,
} from '#src/contract/customer/saved-calls.ts';
import { anApplication } from '#tests/support/customers/applications.ts';
import { aCustomerApp, type CustomerApp } from '#tests/support/customers/customers.ts';

let it: CustomerApp;

/** Sends bodies of bytes as well, and returns bytes. */
const transport: Connection = async (url, { method = 'GET', headers, body }) => {
  const payload = body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : body;
  const reply = await it.app.inject({
    method: method as 'GET',
    url,
    headers: Object.fromEntries(new Headers(headers)),
    ...(payload === null || payload === undefined ? {} : { payload: payload as string }),
  });
  return new Response(new Uint8Array(reply.rawPayload), { status: reply.statusCode });
};

beforeEach(async () => {
  it = await aCustomerApp();
  connectHttp(transport);
  connectToken(() => Promise.resolve('ada'));
});
afterEach(() => {
  connectHttp(undefined);
  connectToken();
});

async function begin(fields = anApplication()): Promise<string> {
  const headers = { 'user-id': 'ada', 'idempotency-key': 'key-00000001' };
  const creation = await call(createApplicationCall, { body: fields, headers });
  if (!creation.ok) throw new Error(creation.error.kind);
  return creation.value.id;
}

test('an application goes from creation to a chosen lender', async () => {
  const id = await begin();
  const signer = await call(addSignerCall, { params: { id }, body: { relation: 'parent' } });
  expect(signer).toMatchObject({ ok: true, value: { fields: { relation: 'parent' } } });
  const signerId = signer.ok ? signer.value.id : '';
  expect(await call(saveApplicationCall, { params: { id }, body: { submit: true } })).toMatchObject(
    { ok: false, error: { status: 400 } },
  );
  const { applicant, employment } = anApplication();
  const params = { id, signerId };
  const person = { ...applicant, email: 'ben@example.test' };
  const body = { ...person, employment, relation: 'parent' as const };
  await call(saveSignerCall, { params, body });
  expect(await call(saveApplicationCall, { params: { id }, body: { submit: true } })).toMatchObject(
    {
      ok: true,
      value: { state: 'submitted' },
    },
  );
  const matches = await call(getMatchesCall, { params: { id } });
  const best = matches.ok ? (matches.value.matches[0]?.id ?? '') : '';
  expect(await call(chooseMatchCall, { params: { id, matchId: best } })).toMatchObject({
    ok: true,
    value: { chosenMatchId: best },
  });
});

test('a document is uploaded, fetched and deleted', async () => {
  const id = await begin();
  const file = new File(['%PDF-1.7\n'], 'pay.pdf', { type: 'application/pdf' });
  const upload = await sendDocument(id, file);
  expect(upload).toMatchObject({ ok: true, value: { name: 'pay.pdf', sizeBytes: 9 } });
  const longFile = new File(['%PDF-1.7\n'], `${'pay '.repeat(50)}.pdf`, { type: file.type });
  const longUpload = await sendDocument(id, longFile);
  expect(longUpload).toMatchObject({
    ok: true,
    value: { name: expect.stringMatching(/pay….pdf$/) },
  });
  const longId = longUpload.ok ? longUpload.value.id : '';
  await call(deleteDocumentCall, { params: { id, documentId: longId } });
  const documentId = upload.ok ? upload.value.id : '';
  expect(await (await fetchDocument(id, documentId))?.text()).toBe('%PDF-1.7\n');
  await call(deleteDocumentCall, { params: { id, documentId } });
  expect(await call(listDocumentsCall, { params: { id } })).toEqual({
    ok: true,
    value: { documents: [] },
  });
});

test('the dashboard shows saved homes and searches, and the export shows saved settings', async () => {
  const homes = ['C1', 'C2'].map((mlsNumber) => ({ mlsNumber, boardId: 2 }));
  await call(mergeSavedHomesCall, { body: { homes } });
  await call(deleteSavedHomeCall, { params: { mlsNumber: 'C2', boardId: 2 } });
  const search = { name: 'A', address: '/real-estate/list/on/toronto' };
  await call(createSavedSearchCall, { body: search });
  await call(changeUserCall, { body: { emailNotifications: true } });
  expect(await call(getDashboardCall, {})).toMatchObject({
    ok: true,
    value: { savedHomes: { count: 1, latest: [{ mlsNumber: 'C1' }] }, savedSearches: { count: 1 } },
  });
  expect(await call(exportUserCall, {})).toMatchObject({
    ok: true,
    value: { user: { emailNotifications: true } },
  });
});

test('an email address without an account is refused with 404', async () => {
  const check = (email: string) => call(checkEmailCall, { body: { email, type: 'signer' } });
  expect(await check('nobody@example.test')).toMatchObject({ ok: false, error: { status: 404 } });
  expect(await check('ada@example.test')).toEqual({ ok: true, value: { isKnown: true } });
});
