import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { searchListings } from '#src/contract/listings/listings.ts';
import { mountForViewer } from '#src/server/http/mount-for-viewer.ts';
import { transportOfThread } from '#src/server/http/workers/transport-of-thread.ts';
import type { Viewer } from '#src/server/http/viewer.ts';

class NotHere extends Error {}

const CONTEXT = { viewer: 'anonymous', revision: '7/1' } as const;

/** A thread whose listings are at a given revision, and that gives the given answer. */
function aThread({
  revision = () => CONTEXT.revision as string,
  answer = async (): Promise<never> => {
    throw new TypeError('reached');
  },
} = {}) {
  const app = Fastify();
  mountForViewer(app, { identify: () => 'anonymous', revision }, searchListings, answer);
  return transportOfThread(
    () => app,
    (error) => error instanceof NotHere,
  );
}

const ask = (
  transport: ReturnType<typeof aThread>,
  context: { viewer: Viewer; revision: string },
) => transport(searchListings, { query: {} } as object, context);

const notHere = (): never => {
  throw new NotHere();
};

test('answers a call of a page on the thread if its listings match the server', async () => {
  await expect(ask(aThread(), CONTEXT)).rejects.toThrow('reached');
});

test.each([
  ['it has other listings than the thread', aThread(), { ...CONTEXT, revision: '8/1' }],
  ['a trusted server makes it', aThread(), { ...CONTEXT, viewer: 'trusted' as const }],
  ['the index is too old', aThread({ revision: notHere }), CONTEXT],
  ['the index cannot answer it', aThread({ answer: async () => notHere() }), CONTEXT],
  [
    'the thread is not open yet',
    transportOfThread(
      () => undefined,
      () => false,
    ),
    CONTEXT,
  ],
])('leaves a call to the server if %s', async (_, transport, context) => {
  expect(await ask(transport, context)).toBeUndefined();
});

test('leaves calls that the thread does not handle to the server', async () => {
  const call = { method: 'GET', path: '/api/realty/other' } as const;
  expect(await aThread()(call, {}, CONTEXT)).toBeUndefined();
});
