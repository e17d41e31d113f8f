import '../jitless.ts';
import * as z from 'zod/mini';
import { EmailForm, LoginForm, RegisterForm, ResetForm } from './auth-forms.ts';
import { CommonPasswords } from './common-passwords.ts';
import { endpoint } from '../endpoint.ts';
import { shortText } from '../listings/search/values/query-values.ts';

/** The relations of the customer metadata's Link header, and the form each one is about. */
export const AUTH_RELATIONS = {
  authLogin: LoginForm,
  authRegister: RegisterForm,
  authEmail: EmailForm,
  authReset: ResetForm,
} as const;
export type AuthRelation = keyof typeof AUTH_RELATIONS;

/** JSON Schema, draft 2020-12. */
export type AuthSchema = Readonly<Record<string, unknown>>;

/** Where a form goes and the rules of its fields. */
export const AuthFormRules = z.object({
  /** The identity service that the form's client library calls. */
  action: z.string(),
  schema: z.record(z.string(), z.unknown()),
});
export type AuthFormRules = z.infer<typeof AuthFormRules>;

const call = { method: 'GET', noAuth: true } as const;
const tag = 'Customers';

/** Its Link header leads to the rules of each account form. */
export const getCustomerMeta = endpoint(
  {
    ...call,
    path: '/api/customer/meta',
    reply: z.object({ forms: z.record(z.string(), z.string()) }),
  },
  { query: z.strictObject({ group: z.optional(shortText()) }) },
  {
    summary: 'Read where the account forms are described',
    tag,
    parameters: {
      group: 'The product that sends the request; every product gets the same answer.',
    },
  },
);

export const getAuthForm = endpoint(
  { ...call, path: '/api/customer/forms/:relation', reply: AuthFormRules },
  {
    params: z.object({
      relation: z.enum(Object.keys(AUTH_RELATIONS) as [AuthRelation, ...AuthRelation[]]),
    }),
  },
  {
    summary: 'Read where an account form is sent and the rules of its fields',
    tag,
    parameters: { relation: 'The form, as named in the Link header of the metadata.' },
  },
);

/** The list that a new password must not be on, for the page's own check. */
export const getCommonPasswords = endpoint(
  { ...call, path: '/api/customer/common-passwords', reply: CommonPasswords },
  {},
  { summary: 'Read the passwords that are too common to be chosen', tag },
);

/** The rules of one form; the pages' own check is made from them, too. */
export function authSchema(relation: AuthRelation): AuthSchema {
  const schema = AUTH_RELATIONS[relation];
  return { title: relation, ...z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input' }) };
}
