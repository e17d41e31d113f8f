import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { AuthFormRules, type AuthRelation } from '#src/contract/account/auth-forms-meta.ts';
import type { CallOutcome } from '#src/contract/call-outcome.ts';
import { failure } from '#src/lib/outcome.ts';
import { linkTargets } from '#src/lib/text/link-header.ts';
import { sendCall, call } from './http.ts';

/** The name of this site in the metadata of the customer API. */
const PRODUCT_GROUP = 'real_estate';

const META = {
  method: 'GET',
  path: '/api/customer/meta',
  reply: z.unknown(),
  noAuth: true,
} as const;

/** The rules the server supplies for an account form, found through the metadata's Link header. */
export async function loadAuthRules(relation: AuthRelation): Promise<CallOutcome<AuthFormRules>> {
  const meta = await sendCall(META, { query: { group: PRODUCT_GROUP } });
  if (!meta.ok) return meta;
  const path = linkTargets(meta.value.headers.get('link')).get(relation);
  // Only a path of the customer API counts.
  const [, name] = /^\/api\/customer\/([\w/-]+)$/.exec(path ?? '') ?? [];
  if (name === undefined) return failure({ kind: 'unreadable' });
  return call(
    { method: 'GET', path: `/api/customer/${name}`, reply: AuthFormRules, noAuth: true },
    {},
  );
}
