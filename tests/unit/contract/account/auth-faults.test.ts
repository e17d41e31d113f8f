import { expect, test } from 'vitest';
import { type AuthFormName, readAuthForm } from '#src/contract/account/auth-faults.ts';
import {
  AUTH_RELATIONS,
  type AuthRelation,
  authSchema,
} from '#src/contract/account/auth-forms-meta.ts';
import { authSchemaFaults } from '#src/domain/account/auth-schema.ts';

const PASSWORD = 'Correct-Horse-1';
const RIGHT: Readonly<Record<AuthFormName, object>> = {
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
};

const names = Object.keys(RIGHT) as AuthFormName[];

function told(name: AuthFormName, changes: object): string[] {
  const read = readAuthForm(name, { ...RIGHT[name], ...changes });
  return read.ok ? [] : read.faults.map(({ field, rule }) => `${field} ${rule}`);
}

test.each(names)('a right %s form is read', (name) => {
  expect(readAuthForm(name, RIGHT[name])).toEqual({ ok: true, form: RIGHT[name] });
});

test.each<[AuthFormName, object, string[]]>([
  ['login', { email: '', password: '' }, ['email required', 'password required']],
  ['login', { email: '  ' }, ['email required']],
  ['login', { email: 'ada@nowhere' }, ['email pattern']],
  ['login', { email: 'a <b@example.test>' }, ['email pattern']],
  [
    'register',
    { name: { first: ' ', last: 'x'.repeat(36) } },
    ['first required', 'last maxLength'],
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
])('a %s form with %j is told about', (name, changes, faults) => {
  expect(told(name, changes)).toEqual(faults);
});

test('names, addresses and codes are trimmed', () => {
  const read = readAuthForm('register', {
    ...RIGHT.register,
    name: { first: ' Ada ', last: ' Okafor ' },
    email: ' ada@example.test ',
  });
  expect(read).toEqual({ ok: true, form: RIGHT.register });
});

test('what is no form at all is missing every field', () => {
  expect(readAuthForm('login', null).ok).toBe(false);
  expect(readAuthForm('login', {}).ok).toBe(false);
});

test.each(Object.keys(AUTH_RELATIONS) as AuthRelation[])(
  'the schema that is supplied for %s lets the right form through and no other',
  (relation) => {
    const form = RIGHT[AUTH_RELATIONS[relation]];
    expect(authSchemaFaults(authSchema(relation), { ...form })).toEqual([]);
    expect(authSchemaFaults(authSchema(relation), {})).not.toEqual([]);
  },
);

test('a stricter schema of the server counts', () => {
  const schema = {
    type: 'object',
    properties: {
      name: { type: 'object', properties: { first: { type: 'string', maxLength: 2 } } },
    },
  };
  expect(authSchemaFaults(schema, { ...RIGHT.register })).toEqual([
    { field: 'first', rule: 'maxLength', path: ['name', 'first'] },
  ]);
});
