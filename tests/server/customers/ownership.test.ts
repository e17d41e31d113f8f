import { beforeEach, expect, test } from 'vitest';
import type { Endpoint } from '#src/contract/endpoint.ts';
import type { CustomerSessions } from '#src/server/customers/session-routes.ts';
import { mountedEndpoints } from '#src/server/http/mounted-endpoints.ts';
import { anApplication } from '#tests/support/customers/applications.ts';
import { aCustomerApp, type CustomerApp } from '#tests/support/customers/customers.ts';

const PDF = Buffer.from('%PDF-1.7\n');

type Things = {
  readonly applicationId: string;
  readonly signerId: string;
  readonly searchId: string;
  readonly documentId: string;
  readonly token: string;
};

/** No random id has the letters of this name, so that none contains it by chance. */
const OWNER = 'olive';

let it: CustomerApp;
let things: Things;

async function openUpload(applicationId: string): Promise<string> {
  const body = { name: 'pay.pdf', type: 'application/pdf', sizeBytes: PDF.length };
  const url = `/api/customer/application/${applicationId}/documents/upload-url`;
  const reply = await it.as(OWNER)('POST', url, body);
  return String(reply.json().url).split('/').at(-1) ?? '';
}

async function fill(): Promise<Things> {
  const send = it.as(OWNER);
  const at = '/api/customer/application';
  const application = await send('POST', at, anApplication(), { 'user-id': OWNER });
  const applicationId = String(application.json().id);
  const signer = await send('POST', `${at}/${applicationId}/signer`, { relation: 'parent' });
  await send('PUT', '/api/customer/saved-homes', { homes: [{ mlsNumber: 'C1', boardId: 2 }] });
  const search = await send('POST', '/api/customer/saved-searches', {
    name: 'Toronto',
    address: '/real-estate/list/on/toronto',
  });
  const document = await send(
    'PUT',
    `/api/customer/uploads/${await openUpload(applicationId)}`,
    PDF,
    { 'content-type': 'application/pdf' },
  );
  return {
    applicationId,
    signerId: String(signer.json().id),
    searchId: String(search.json().id),
    documentId: String(document.json().id),
    token: await openUpload(applicationId),
  };
}

beforeEach(async () => {
  it = await aCustomerApp({ sessions: OWN_SESSIONS, terms: { version: '1', lines: ['One.'] } });
  await it.app.ready();
  things = await fill();
});

/** Only the owner is logged in, by an id that nobody else may use. */
const OWN_SESSIONS: CustomerSessions = {
  of: async (userId) => (userId === OWNER ? [{ ...OWN_SESSION, id: things.applicationId }] : []),
  end: async (userId, sessionId) => userId === OWNER && sessionId === things.applicationId,
  endOthers: async () => undefined,
};
const OWN_SESSION = { browser: OWNER, system: null, signedInAtMs: 1, lastSeenAtMs: 1 };

const OWN = /^\/api\/customer\/(?!user\/email-check|alerts\/)/;

/** Bodies that give the owner's call a 200. */
const BODIES: Readonly<Record<string, unknown>> = {
  'POST /api/customer/user': {},
  'PUT /api/customer/user': {},
  'POST /api/customer/application': {},
  'PUT /api/customer/application/:id': { referralCode: 'x' },
  'POST /api/customer/application/:id/signer': { relation: 'other' },
  'PUT /api/customer/application/:id/signer/:signerId': { relation: 'sibling' },
  'POST /api/customer/application/:id/documents/upload-url': {
    name: 'a.pdf',
    type: 'application/pdf',
    sizeBytes: 9,
  },
  'PUT /api/customer/uploads/:token': PDF,
  'PUT /api/customer/saved-homes': { homes: [{ mlsNumber: 'C2', boardId: 2 }] },
  'POST /api/customer/saved-searches': { name: 'B', address: '/real-estate/map' },
  'POST /api/customer/saved-searches/seen': { address: '/real-estate/map' },
  'PUT /api/customer/saved-searches/:searchId': { name: 'C' },
  'POST /api/customer/vow-terms': { version: '1' },
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

function urlOf({ path }: Endpoint): string {
  const values: Readonly<Record<string, string>> = {
    ...things,
    id: things.applicationId,
    matchId: 'rbc',
    boardId: '2',
    mlsNumber: 'C1',
  };
  return path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? '');
}

function sendAs(who: string | null, endpoint: Endpoint) {
  const isFile = endpoint.path.includes('/uploads/');
  return it.as(who)(endpoint.method, urlOf(endpoint), BODIES[nameOf(endpoint)], {
    'user-id': who ?? '',
    ...(isFile ? { 'content-type': 'application/pdf' } : {}),
  });
}

const ownEndpoints = () => mountedEndpoints(it.app).filter(({ path }) => OWN.test(path));

const dump = async () =>
  JSON.stringify([
    await it.repository.applications.find(OWNER, things.applicationId),
    await it.repository.homes.list(OWNER),
    await it.repository.searches.list(OWNER),
    await it.repository.documents.list(things.applicationId),
  ]);

test('finds the endpoints that belong to a customer', () => {
  expect(ownEndpoints().length).toBeGreaterThan(25);
});

test('every call answers 401 to a stranger before it reads the body', async () => {
  const before = await dump();
  for (const endpoint of ownEndpoints()) {
    const reply = await sendAs(null, endpoint);
    expect([nameOf(endpoint), reply.statusCode]).toEqual([nameOf(endpoint), 401]);
    expect(reply.headers['www-authenticate']).toBe('Bearer');
    expect(reply.headers['cache-control']).toBe('no-store');
  }
  expect(await dump()).toBe(before);
});

test('another customer finds nothing by any ID and changes nothing', async () => {
  const before = await dump();
  for (const endpoint of ownEndpoints()) {
    const reply = await sendAs('eve', endpoint);
    const isAboutAnId = /:(?!boardId|mlsNumber)/.test(endpoint.path);
    const expected = isAboutAnId ? 404 : 200;
    expect([nameOf(endpoint), reply.statusCode]).toEqual([nameOf(endpoint), expected]);
    expect(reply.headers['cache-control']).toBe('no-store');
    for (const secret of [OWNER, 'Maple', 'pay.pdf', things.documentId, things.signerId]) {
      expect(reply.body, nameOf(endpoint)).not.toContain(secret);
    }
  }
  expect(await dump()).toBe(before);
});

test('every call answers the owner', async () => {
  const deletesLast = ownEndpoints().toSorted(
    (a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'),
  );
  const userLast = deletesLast.toSorted(
    (a, b) =>
      Number(a.method === 'DELETE' && a.path.endsWith('/user')) -
      Number(b.method === 'DELETE' && b.path.endsWith('/user')),
  );
  for (const endpoint of userLast) {
    const reply = await sendAs(OWNER, endpoint);
    expect([nameOf(endpoint), reply.statusCode, reply.statusCode === 200 || reply.body]).toEqual([
      nameOf(endpoint),
      200,
      true,
    ]);
    expect(reply.headers['cache-control']).toBe('no-store');
  }
});

test('refuses to create an application for someone else', async () => {
  const at = '/api/customer/application';
  expect((await it.as(OWNER)('POST', at, {}, { 'user-id': 'eve' })).statusCode).toBe(403);
  expect((await it.as(OWNER)('POST', at, {})).statusCode).toBe(403);
});

test('the metadata is public', async () => {
  const own = ownEndpoints().map(({ path }) => path);
  expect(own).not.toContain('/api/customer/meta');
});
