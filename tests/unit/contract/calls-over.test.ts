import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { CallOutcome } from '#src/contract/call-outcome.ts';
import { callsOver } from '#src/contract/calls-over.ts';
import type { CallInput } from '#src/contract/client-call.ts';
import { saveApplicationCall } from '#src/contract/application/calls.ts';
import { deleteSavedHomeCall } from '#src/contract/customer/saved-calls.ts';
import { autocompleteListingsCall } from '#src/contract/listings/autocomplete/autocomplete-call.ts';
import { countListingsCall, searchListingsCall } from '#src/contract/listings/calls.ts';
import { getListingHistoryCall } from '#src/contract/listings/detail/detail-calls.ts';
import { searchListings } from '#src/contract/listings/listings.ts';
import { mount } from '#src/server/http/mount.ts';
import { checkReplies } from '#src/server/http/replies/replies.ts';

const REPLY = {
  page: 1,
  numPages: 0,
  pageSize: 8,
  count: 0,
  statistics: { listPrice: { min: null, max: null } },
  listings: [],
};

const answering = (reply: unknown) => {
  const requests: CallInput[] = [];
  const call = callsOver(async (_call, request): Promise<CallOutcome<unknown>> => {
    requests.push(request);
    return { ok: true, value: reply };
  });
  return { sent: requests, call };
};

test('a call sends its request and returns the reply', async () => {
  const { sent, call } = answering(REPLY);
  const outcome = await call(searchListingsCall, { query: { minPrice: 5, type: ['sale'] } });
  expect(outcome).toEqual({ ok: true, value: REPLY });
  expect(sent).toEqual([{ query: { minPrice: 5, type: ['sale'] } }]);
});

test('a reply of another shape fails as unreadable', async () => {
  const { call } = answering({ nothing: 'like a search' });
  expect(await call(searchListingsCall, {})).toEqual({
    ok: false,
    error: { kind: 'unreadable' },
  });
});

// None of these wrong lines compiles: the type check requires an error on each.
test('wrong calls and wrong handlers do not compile', async () => {
  const { sent, call } = answering(REPLY);
  await Promise.all([
    // @ts-expect-error a query names no parameter the endpoint does not have
    call(searchListingsCall, { query: { minPrise: 5 } }),
    // @ts-expect-error a parameter is of its own type
    call(searchListingsCall, { query: { minPrice: 'five' } }),
    // @ts-expect-error what is typed must be sent
    call(autocompleteListingsCall, { query: { resultsPerPage: 3 } }),
    // @ts-expect-error what is in the path must be sent
    call(deleteSavedHomeCall, { params: { boardId: 2 } }),
    // @ts-expect-error a body is what the endpoint reads
    call(saveApplicationCall, { params: { id: 'a' }, body: { submit: 'yes' } }),
    // @ts-expect-error a count says that it is one
    call(countListingsCall, { query: { type: 'sale' }, body: {} }),
    // @ts-expect-error a call without a body is given none
    call(getListingHistoryCall, { query: {}, body: {} }),
  ]);
  expect(sent).toHaveLength(7);
  // @ts-expect-error a handler answers with a reply of its endpoint
  mount(Fastify(), searchListings, async () => ({ nothing: 'like a listing' }));
  // @ts-expect-error nor does a reply hide behind what the framework gives
  mount(Fastify(), searchListings, async ({ reply }) => reply.header('a', 'b'));
});

test('with reply checks on, a reply that does not match its endpoint is a 500', async () => {
  const app = Fastify();
  checkReplies(app);
  // @ts-expect-error a handler answers with a reply of its endpoint
  mount(app, searchListings, async () => ({ nothing: 'like a listing' }));
  const { statusCode } = await app.inject('/api/realty/listings');
  expect(statusCode).toBe(500);
});
