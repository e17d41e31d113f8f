import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { createLeadCall, type LeadReceipt } from '#src/contract/lead/calls.ts';
import type { LeadSchema } from '#src/contract/lead/schema.ts';
import type { CallOutcome } from '#src/contract/call-outcome.ts';
import { linkTargets } from '#src/lib/text/link-header.ts';
import { failure } from '#src/lib/outcome.ts';
import { sendCall, call } from './http.ts';

/** A connection that does not answer in this time counts as none. */
const PATIENCE_MS = 20_000;

/** The name of this site in the metadata of the realty API. */
const PRODUCT_GROUP = 'real_estate';

const META = { method: 'GET', path: '/api/realty/meta', reply: z.unknown() } as const;

/**
 * Sends a lead as the contact call takes it. Under the key of an earlier try it brings the receipt of
 * that one.
 */
export async function sendLead(
  body: unknown,
  idempotencyKey: string,
): Promise<CallOutcome<LeadReceipt>> {
  const outcome = await call(createLeadCall, {
    body,
    headers: { 'idempotency-key': idempotencyKey },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const hasTimedOut = !outcome.ok && outcome.error.kind === 'aborted';
  return hasTimedOut ? failure({ kind: 'unreachable' }) : outcome;
}

/** The rules the server supplies for the long form, found through the metadata's Link header. */
export async function loadLeadSchema(signal: AbortSignal): Promise<CallOutcome<LeadSchema>> {
  const meta = await sendCall(META, { query: { group: PRODUCT_GROUP }, signal });
  if (!meta.ok) return meta;
  const target = linkTargets(meta.value.headers.get('link')).get('user');
  // Only a path of the realty API counts.
  const [, name] = /^\/api\/realty\/([\w/-]+(?:\.json)?)$/.exec(target ?? '') ?? [];
  if (name === undefined) return failure({ kind: 'unreadable' });
  const path = `/api/realty/${name}` as const;
  return call({ method: 'GET', path, reply: z.record(z.string(), z.unknown()) }, { signal });
}
