import { expect, test } from 'vitest';
import {
  AppCodeForm,
  CodeForm,
  EmailForm,
  LoginForm,
  NewPasswordForm,
  PasswordChangeForm,
  RegisterForm,
  ResetForm,
} from '#src/contract/account/auth-forms.ts';
import {
  AUTH_RELATIONS,
  type AuthRelation,
  authSchema,
} from '#src/contract/account/auth-forms-meta.ts';
import { jsonSchemaErrors } from '#src/lib/validation/json-schema.ts';
import { validate } from '#src/lib/validation/validation.ts';

const FORMS = {
  login: LoginForm,
  register: RegisterForm,
  email: EmailForm,
  reset: ResetForm,
  code: CodeForm,
  newPassword: NewPasswordForm,
  passwordChange: PasswordChangeForm,
} as const;
type FormName = keyof typeof FORMS;

const PASSWORD = 'Correct-Horse-1';
const RIGHT: Readonly<Record<FormName, object>> = {
  login: { email: 'ada@example.test', password: 'x' },
  register: {
    name: { first: 'Ada', last: 'Okafor' },
    email: 'ada@example.test',
    password: PASSWORD,
    passwordConfirm: PASSWORD,
  },
  email: { email: 'ada@example.test' },
  reset: { code: '123456', password: PASSWORD, passwordConfirm: PASSWORD },
  code: { code: '123456' },
  newPassword: { password: PASSWORD, passwordConfirm: PASSWORD },
  passwordChange: { present: 'x', password: PASSWORD, passwordConfirm: PASSWORD },
};

const names = Object.keys(RIGHT) as FormName[];

function errorsOf(name: FormName, changes: object): string[] {
  const outcome = validate(FORMS[name], { ...RIGHT[name], ...changes });
  return outcome.ok ? [] : outcome.errors.map(({ field, rule }) => `${field} ${rule}`);
}

test.each(names)('a valid %s form is accepted', (name) => {
  expect(validate(FORMS[name], RIGHT[name])).toEqual({ ok: true, value: RIGHT[name] });
});

test.each<[FormName, object, string[]]>([
  ['login', { email: '', password: '' }, ['email required', 'password required']],
  ['login', { email: '  ' }, ['email required']],
  ['login', { email: 'ada@nowhere' }, ['email pattern']],
  ['login', { email: 'a <b@example.test>' }, ['email pattern']],
  [
    'register',
    { name: { first: ' ', last: 'x'.repeat(36) } },
    ['name.first required', 'name.last maxLength'],
  ],
  [
    'register',
    { password: 'Short-1', passwordConfirm: 'Short-2' },
    ['password minLength', 'passwordConfirm mismatch'],
  ],
  [
    'register',
    { password: 'correct-horse-1', passwordConfirm: 'correct-horse-1' },
    ['password pattern'],
  ],
  ['register', { passwordConfirm: '' }, ['passwordConfirm required']],
  ['reset', { code: '1234567' }, ['code maxLength']],
  ['reset', { code: '-12345' }, ['code pattern']],
  ['reset', { code: '' }, ['code required']],
  ['code', { code: '12 34' }, ['code pattern']],
  [
    'passwordChange',
    { present: '', passwordConfirm: 'Other-Horse-1' },
    ['present required', 'passwordConfirm mismatch'],
  ],
])('a %s form with %j is rejected', (name, changes, errors) => {
  expect(errorsOf(name, changes)).toEqual(errors);
});

test('names and email addresses are trimmed', () => {
  const outcome = validate(RegisterForm, {
    ...RIGHT.register,
    name: { first: ' Ada ', last: ' Okafor ' },
    email: ' ada@example.test ',
  });
  expect(outcome).toEqual({ ok: true, value: RIGHT.register });
});

test.each(['reset', 'code'] as const)('the code of a %s form is trimmed', (name) => {
  const outcome = validate(FORMS[name], { ...RIGHT[name], code: ' 123456\n' });
  expect(outcome).toEqual({ ok: true, value: RIGHT[name] });
});

test('the code of an authenticator app is trimmed', () => {
  const outcome = validate(AppCodeForm, { code: ' 123456 ' });
  expect(outcome).toEqual({ ok: true, value: { code: '123456' } });
});

test.each(names)('an empty %s form reports every field as required', (name) => {
  const outcome = validate(FORMS[name], {});
  const fields = outcome.ok ? [] : outcome.errors;
  expect(fields.map(({ field, rule }) => `${field} ${rule}`)).toEqual(
    Object.keys(RIGHT[name]).map((field) => `${field} required`),
  );
});

test('null is not a valid login form', () => {
  expect(validate(LoginForm, null).ok).toBe(false);
});

const RELATIONS: readonly [AuthRelation, FormName][] = [
  ['authLogin', 'login'],
  ['authRegister', 'register'],
  ['authEmail', 'email'],
  ['authReset', 'reset'],
];

test.each(RELATIONS)(
  'the JSON Schema for %s accepts a valid %s form and rejects an empty one',
  (relation, name) => {
    expect(AUTH_RELATIONS[relation]).toBe(FORMS[name]);
    expect(jsonSchemaErrors(authSchema(relation), { ...RIGHT[name] })).toEqual([]);
    expect(jsonSchemaErrors(authSchema(relation), {})).not.toEqual([]);
  },
);
