import type { FastifyInstance } from 'fastify';
import {
  AUTH_RELATIONS,
  type AuthRelation,
  authSchema,
  getAuthForm,
  getCommonPasswords,
  getCustomerMeta,
} from '#src/contract/account/auth-forms-meta.ts';
import { mount } from '../http/mount.ts';
import { COMMON_PASSWORDS } from '../passwords/common-passwords.ts';

const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';

const RELATIONS = Object.keys(AUTH_RELATIONS) as AuthRelation[];

const formPath = (relation: AuthRelation) => getAuthForm.path.replace(':relation', relation);

/**
 * Tells where the account forms go and what their fields must be. `action` is the address of the
 * identity service that their client library calls.
 */
export function accountFormsModule(app: FastifyInstance, { action }: { action: string }): void {
  const link = RELATIONS.map(
    (relation) => `<${formPath(relation)}>; rel="${relation}"; type="application/json"`,
  ).join(', ');
  const forms = Object.fromEntries(RELATIONS.map((relation) => [relation, formPath(relation)]));

  mount(app, getCustomerMeta, async ({ reply }) => {
    reply.header('link', link).header('cache-control', CACHE_CONTROL);
    return { forms };
  });
  mount(app, getCommonPasswords, async ({ reply }) => {
    reply.header('cache-control', CACHE_CONTROL);
    return { passwords: [...COMMON_PASSWORDS] };
  });
  mount(app, getAuthForm, async ({ params, reply }) => {
    reply.header('cache-control', CACHE_CONTROL);
    return { action, schema: authSchema(params.relation) };
  });
}
