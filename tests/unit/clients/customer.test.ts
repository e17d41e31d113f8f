import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadDashboard, isEmailKnown, loadExport, saveUser } from '#src/clients/customer.ts';
import {
  changeSigner,
  createSigner,
  loadMatches,
  pickMatch,
  startApplication,
  submitApplication,
} from '#src/clients/customer-application.ts';
import {
  fetchDocument,
  loadDocuments,
  removeDocument,
  sendDocument,
} from '#src/clients/customer-documents.ts';
import { addSavedHomes, addSavedSearch, removeSavedHome } from '#src/clients/customer-saved.ts';
import { connectToken, connectTransport, type Transport } from '#src/clients/http.ts';
import { anApplication } from '#tests/support/applications.ts';
import { aCustomerApp, type CustomerApp } from '#tests/support/customers.ts';

let it: CustomerApp;

/** Sends bodies of bytes as well, and brings bytes back. */
const transport: Transport = async (url, { method = 'GET', headers, body }) => {
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
  connectTransport(transport);
  connectToken(() => Promise.resolve('ada'));
});
afterEach(() => connectTransport(undefined));

async function begin(fields = anApplication()): Promise<string> {
  const made = await startApplication(fields, { userId: 'ada', idempotencyKey: 'key-00000001' });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value.id;
}

test('an application goes from its first word to a chosen lender', async () => {
  const id = await begin();
  const signer = await createSigner(id, { relation: 'parent' });
  expect(signer).toMatchObject({ ok: true, value: { fields: { relation: 'parent' } } });
  const signerId = signer.ok ? signer.value.id : '';
  expect(await submitApplication(id, {})).toMatchObject({ ok: false, error: { status: 400 } });
  const { applicant, employment } = anApplication();
  await changeSigner({ id, signerId }, { ...applicant, employment, relation: 'parent' });
  expect(await submitApplication(id, {})).toMatchObject({
    ok: true,
    value: { state: 'submitted' },
  });
  const found = await loadMatches(id);
  const best = found.ok ? (found.value.matches[0]?.id ?? '') : '';
  expect(await pickMatch(id, best)).toMatchObject({ ok: true, value: { chosenMatchId: best } });
});

test('a document is sent, fetched and deleted', async () => {
  const id = await begin();
  const file = new File(['%PDF-1.7\n'], 'pay.pdf', { type: 'application/pdf' });
  const sent = await sendDocument(id, file);
  expect(sent).toMatchObject({ ok: true, value: { name: 'pay.pdf', sizeBytes: 9 } });
  const documentId = sent.ok ? sent.value.id : '';
  expect(await (await fetchDocument(id, documentId))?.text()).toBe('%PDF-1.7\n');
  await removeDocument(id, documentId);
  expect(await loadDocuments(id)).toEqual({ ok: true, value: { documents: [] } });
});

test('what is saved is on the dashboard and in the export', async () => {
  await addSavedHomes([
    { mlsNumber: 'C1', boardId: 2 },
    { mlsNumber: 'C2', boardId: 2 },
  ]);
  await removeSavedHome({ mlsNumber: 'C2', boardId: 2 });
  await addSavedSearch({ name: 'A', address: '/real-estate/list/on/toronto' });
  await saveUser({ emailNotifications: true });
  expect(await loadDashboard()).toMatchObject({
    ok: true,
    value: { savedHomes: { count: 1, latest: [{ mlsNumber: 'C1' }] }, savedSearches: { count: 1 } },
  });
  expect(await loadExport()).toMatchObject({
    ok: true,
    value: { user: { emailNotifications: true } },
  });
});

test('an address that is not known is an answer', async () => {
  expect(await isEmailKnown('nobody@example.test', 'signer')).toEqual({ ok: true, value: false });
  expect(await isEmailKnown('ada@example.test', 'signer')).toEqual({ ok: true, value: true });
});
