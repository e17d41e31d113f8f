import '../jitless.ts';
import type * as z from 'zod/mini';
import {
  CodeForm,
  EmailForm,
  LoginForm,
  NewPasswordForm,
  RegisterForm,
  ResetForm,
} from './auth-forms.ts';

/** The forms of the account pages, by what they do. */
export const AUTH_FORMS = {
  login: LoginForm,
  register: RegisterForm,
  email: EmailForm,
  reset: ResetForm,
  code: CodeForm,
  newPassword: NewPasswordForm,
} as const;
export type AuthFormName = keyof typeof AUTH_FORMS;
export type AuthForm<Name extends AuthFormName> = z.infer<(typeof AUTH_FORMS)[Name]>;

/** The fields of these forms by the names their messages go by. */
export const AUTH_FIELDS = [
  'first',
  'last',
  'email',
  'password',
  'passwordConfirm',
  'code',
] as const;
export type AuthField = (typeof AUTH_FIELDS)[number];

export type AuthRule = 'required' | 'minLength' | 'maxLength' | 'pattern' | 'mismatch';

export type AuthFault = {
  readonly field: AuthField;
  readonly rule: AuthRule;
  /** Where the form has the field. */
  readonly path: readonly string[];
};

export type AuthReading<Name extends AuthFormName> =
  | { readonly ok: true; readonly form: AuthForm<Name> }
  | { readonly ok: false; readonly faults: readonly AuthFault[] };

function ruleOf(issue: z.core.$ZodIssue, isEmpty: boolean): AuthRule {
  if (isEmpty || issue.code === 'invalid_type') return 'required';
  if (issue.code === 'too_small') return 'minLength';
  return issue.code === 'too_big' ? 'maxLength' : 'pattern';
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null
        ? Object.getOwnPropertyDescriptor(part, key)?.value
        : undefined,
    raw,
  );
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

function faultsOf({ issues }: z.core.$ZodError, raw: unknown): AuthFault[] {
  const faults = new Map<AuthField, AuthFault>();
  for (const issue of issues) {
    const field = AUTH_FIELDS.find((name) => name === issue.path.at(-1));
    if (!field || faults.has(field)) continue;
    const rule = ruleOf(issue, isBlank(valueAt(raw, issue.path)));
    faults.set(field, { field, rule, path: issue.path.map(String) });
  }
  return [...faults.values()];
}

function mismatch(raw: unknown): AuthFault[] {
  const [password, confirmed] = ['password', 'passwordConfirm'].map((key) => valueAt(raw, [key]));
  if (confirmed === undefined || confirmed === '' || confirmed === password) return [];
  return [{ field: 'passwordConfirm', rule: 'mismatch', path: ['passwordConfirm'] }];
}

/**
 * Reads a form of the account pages as it was typed, names and codes trimmed. Otherwise which field
 * fails which rule, one rule a field; the two passwords must be the same.
 */
export function readAuthForm<Name extends AuthFormName>(
  name: Name,
  raw: unknown,
): AuthReading<Name> {
  const read = AUTH_FORMS[name].safeParse(raw);
  const faults = [...(read.success ? [] : faultsOf(read.error, raw)), ...mismatch(raw)];
  if (read.success && faults.length === 0) return { ok: true, form: read.data as AuthForm<Name> };
  return { ok: false, faults };
}
