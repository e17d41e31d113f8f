import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuthFailure } from '#src/domain/account/auth/failure.ts';
import { EmailCodeDialog } from '#src/islands/profile/details/EmailCodeDialog.tsx';
import { EmailRow } from '#src/islands/profile/details/EmailRow.tsx';
import { NameRow } from '#src/islands/profile/details/NameRow.tsx';
import { PasswordForm } from '#src/islands/profile/security/PasswordForm.tsx';
import { PhoneRow } from '#src/islands/profile/details/PhoneRow.tsx';
import { errorBeside } from '#tests/support/refused-fields.ts';

const service = vi.hoisted(() => ({ calls: [] as unknown[], failure: null as AuthFailure | null }));

vi.mock('#src/stores/session/profile.ts', () => {
  const call = async (...args: unknown[]) => {
    service.calls.push(...args);
    return service.failure ? { ok: false, error: service.failure } : { ok: true };
  };
  return {
    saveDetails: call,
    requestEmail: call,
    saveEmail: call,
    resendEmailCode: call,
    changePassword: call,
  };
});
vi.mock('#src/clients/identity/mailbox.ts', () => ({ findMailbox: async () => null }));
vi.mock('#src/clients/common-passwords.ts', () => ({
  loadCommonPasswords: async () => ({ ok: true, value: { passwords: ['secret'] } }),
}));

const PHONE = '+1 (416) 555-0148';
const details = {
  givenName: 'Ada',
  familyName: 'Okafor',
  email: 'ada@example.test',
  phone: '+14165550199',
};
const row = { details, phone: PHONE };

const control = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
const edit = () => userEvent.click(screen.getByRole('button', { name: /^Edit/ }));
const save = () => userEvent.click(document.querySelector('button[type=submit]')!);

async function type(name: string, text: string): Promise<void> {
  await userEvent.clear(control(name));
  if (text) await userEvent.type(control(name), text);
}

beforeEach(() => {
  service.calls = [];
  service.failure = null;
});
afterEach(cleanup);

test('a name is validated as at sign-up, saved trimmed and confirmed in the row', async () => {
  render(<NameRow {...row} />);
  await edit();
  expect(document.activeElement).toBe(control('first'));
  await type('first', ' ');
  await save();
  expect(errorBeside('first')).toMatch(/first name/);
  expect(service.calls).toEqual([]);
  await type('first', ' Grace ');
  await save();
  expect(service.calls).toEqual([{ name: { first: 'Grace', last: 'Okafor' } }]);
  await screen.findByText('Name saved.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Name' }));
});

test('a cancelled row reopens with the saved value', async () => {
  render(<NameRow {...row} />);
  await edit();
  await type('first', '');
  await save();
  await userEvent.keyboard('{Escape}');
  await edit();
  expect(control('first').value).toBe('Ada');
  expect(control('first').getAttribute('aria-invalid')).toBeNull();
});

test.each([
  ['416', null],
  ['', { phone: '' }],
  ['+442079460958', { phone: '+442079460958' }],
  ['4165550100', { phone: '+14165550100' }],
])('the phone number %j is saved as %j', async (typedNumber, savedNumber) => {
  render(<PhoneRow {...row} />);
  await edit();
  expect(control('phone').value).toBe('(416) 555-0199');
  await type('phone', typedNumber);
  await save();
  if (savedNumber === null) expect(errorBeside('phone')).toMatch(/whole phone number/);
  expect(service.calls).toEqual(savedNumber === null ? [] : [savedNumber]);
});

test('the current email is refused as new, and a taken one is reported at the field', async () => {
  render(<EmailRow {...row} />);
  await edit();
  await save();
  expect(errorBeside('email')).toBe('This is your address already');
  service.failure = { kind: 'username-exists' };
  await type('email', 'grace@example.test');
  await save();
  await vi.waitFor(() => expect(errorBeside('email')).toMatch(/already registered/));
  expect(control('email').value).toBe('grace@example.test');
  expect(document.activeElement).toBe(control('email'));
});

test('a code accepts digits only, and a wrong one is reported at the field', async () => {
  service.failure = { kind: 'code-mismatch' };
  render(<EmailCodeDialog email="ada@example.test" phone={PHONE} onEnd={() => undefined} />);
  await type('code', '12 34');
  expect(control('code').value).toBe('1234');
  await save();
  await vi.waitFor(() => expect(errorBeside('code')).toMatch(/code you entered is incorrect/));
});

const PASSWORD = 'Correct-Horse-1';

async function changePassword(): Promise<void> {
  render(<PasswordForm phone={PHONE} />);
  await type('present', 'old');
  await type('password', PASSWORD);
  await type('passwordConfirm', PASSWORD);
  await save();
}

test.each<[AuthFailure, RegExp, string | null]>([
  [{ kind: 'not-authorized' }, /Current password is incorrect/, 'present'],
  [{ kind: 'invalid-password' }, /Use at least 8 characters/, 'password'],
  [{ kind: 'common-password' }, /Too many people/, 'password'],
  [{ kind: 'attempt-limit' }, /Attempt limit exceeded/, null],
])('the password failure %j is shown as %s at %s', async (failure, text, field) => {
  service.failure = failure;
  await changePassword();
  if (field === null) await screen.findByText(text);
  else await vi.waitFor(() => expect(errorBeside(field)).toMatch(text));
  expect(control('present').value).toBe('old');
});

test('a successful password change empties the form', async () => {
  await changePassword();
  await screen.findByText('Your password is changed.');
  expect(service.calls).toEqual(['old', PASSWORD]);
  expect(['present', 'password', 'passwordConfirm'].map((name) => control(name).value)).toEqual([
    '',
    '',
    '',
  ]);
  await type('present', 'x');
  expect(screen.queryByText('Your password is changed.')).toBeNull();
});
