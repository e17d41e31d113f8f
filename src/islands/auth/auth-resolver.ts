import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import {
  type AuthFault,
  type AuthField,
  type AuthFormName,
  readAuthForm,
} from '#src/contract/account/auth-faults.ts';
import { AUTH_RELATIONS, type AuthRelation } from '#src/contract/account/auth-forms-meta.ts';
import { authSchemaFaults } from '#src/domain/account/auth-schema.ts';
import { isCommonPassword } from '#src/domain/account/common-password.ts';
import { auth } from '#src/messages/en/auth.ts';
import { $commonPasswords, fetchCommonPasswords } from '#src/stores/account/common-passwords.ts';
import { $authRules } from '#src/stores/session/form-rules.ts';

/** Where each field stands in the value of a form. */
export const FIELD_PATHS: Readonly<Record<AuthField, string>> = {
  first: 'name.first',
  last: 'name.last',
  email: 'email',
  password: 'password',
  passwordConfirm: 'passwordConfirm',
  code: 'code',
};

/** The relation under which the server supplies the rules of a form. */
export function relationOf(name: AuthFormName): AuthRelation | undefined {
  const relations = Object.keys(AUTH_RELATIONS) as AuthRelation[];
  return relations.find((relation) => AUTH_RELATIONS[relation] === name);
}

function suppliedFaults(name: AuthFormName, form: FieldValues): readonly AuthFault[] {
  const relation = relationOf(name);
  const schema = relation && $authRules.get()[relation];
  return schema ? authSchemaFaults(schema, form) : [];
}

function nested(faults: readonly AuthFault[]): FieldErrors {
  const errors: Record<string, Record<string, unknown>> = {};
  for (const { field, rule, path } of faults) {
    const error = { type: rule, message: auth.fields[field][rule] };
    const [top = '', below] = path;
    if (below === undefined) errors[top] ??= error;
    else errors[top] = { [below]: error, ...errors[top] };
  }
  return errors as FieldErrors;
}

/** The forms in which a password is chosen. */
const CHOOSING: readonly AuthFormName[] = ['register', 'reset', 'newPassword'];

async function commonPasswordErrors(name: AuthFormName, form: FieldValues): Promise<FieldErrors> {
  const { password } = form;
  if (!CHOOSING.includes(name) || typeof password !== 'string') return {};
  await fetchCommonPasswords();
  const list = $commonPasswords.get();
  if (!list || !isCommonPassword(password, list)) return {};
  return { password: { type: 'common', message: auth.commonPassword } };
}

/** Checks a form by the contract, and by the rules of the server when they have come. */
export function authResolver(name: AuthFormName): Resolver<FieldValues> {
  return async (values) => {
    const read = readAuthForm(name, values);
    const faults = read.ok ? suppliedFaults(name, read.form) : read.faults;
    const errors = { ...(await commonPasswordErrors(name, values)), ...nested(faults) };
    return read.ok && Object.keys(errors).length === 0
      ? { values: read.form, errors: {} }
      : { values: {}, errors };
  };
}
