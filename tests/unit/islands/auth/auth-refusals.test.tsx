import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import type { AuthFailure } from '#src/domain/account/auth/failure.ts';
import { CodeDialog } from '#src/islands/auth/CodeDialog.tsx';
import { LoginIsland } from '#src/islands/auth/LoginIsland.tsx';
import { NewPasswordDialog } from '#src/islands/auth/NewPasswordDialog.tsx';
import { RegisterIsland } from '#src/islands/auth/RegisterIsland.tsx';
import { ResetDialog } from '#src/islands/auth/ResetDialog.tsx';
import { VerifyIsland } from '#src/islands/auth/VerifyIsland.tsx';
import { errorBeside } from '#tests/support/refused-fields.ts';

const service = vi.hoisted(() => ({
  failure: { kind: 'unreachable' } as AuthFailure,
  isResent: false,
}));

vi.mock('#src/stores/session/accounts.ts', () => {
  const fail = async () => ({ ok: false, error: service.failure });
  const resend = async () => (service.isResent ? { ok: true, value: undefined } : fail());
  return {
    logIn: fail,
    createAccount: fail,
    requestReset: resend,
    resetAndLogIn: fail,
    confirmAndLogIn: fail,
    replacePassword: fail,
    resendCode: resend,
    prepareAccounts: () => undefined,
  };
});
vi.mock('#src/stores/session/form-rules.ts', () => ({
  $authRules: { get: () => ({}) },
  fetchAuthRules: async () => undefined,
}));
vi.mock('#src/clients/identity/mailbox.ts', () => ({ findMailbox: async () => null }));
vi.mock('#src/clients/common-passwords.ts', () => ({
  loadCommonPasswords: async () => ({ ok: true, value: { passwords: ['secret'] } }),
}));

const PASSWORD = 'Correct-Horse-1';
const PHONE = '+1 (416) 555-0148';
const page = { phone: PHONE, legal: { terms: '/t', privacy: '/p' } };
const step = { phone: PHONE, email: 'ada@example.test', onStep: () => {}, onClose: () => {} };

const email = { email: 'ada@example.test' };
const twice = { password: PASSWORD, passwordConfirm: PASSWORD };
const name = { 'name.first': 'Ada', 'name.last': 'Okafor' };

type Form = { element: ReactElement; values: Record<string, string> };

const FORMS: Readonly<Record<string, Form>> = {
  login: {
    element: <LoginIsland locale={DEFAULT_LOCALE} {...page} />,
    values: { ...email, password: 'x' },
  },
  'sign-up': {
    element: <RegisterIsland locale={DEFAULT_LOCALE} {...page} />,
    values: { ...name, ...email, ...twice },
  },
  'forgotten password': {
    element: <VerifyIsland locale={DEFAULT_LOCALE} {...page} />,
    values: email,
  },
  reset: { element: <ResetDialog {...step} />, values: { code: '123456', ...twice } },
  code: {
    element: <CodeDialog {...step} isLate={false} isSent onConfirm={async () => service.failure} />,
    values: { code: '123456' },
  },
  'new password': { element: <NewPasswordDialog {...step} />, values: twice },
};

async function send(form: string, failure: AuthFailure, changes: Record<string, string> = {}) {
  const { element, values } = FORMS[form]!;
  service.failure = failure;
  render(element);
  for (const [field, text] of Object.entries({ ...values, ...changes })) {
    document.querySelector<HTMLInputElement>(`input[name="${field}"]`)!.focus();
    await userEvent.paste(text);
  }
  await userEvent.click(document.querySelector('button[type=submit]')!);
}

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

/** For each kind of failure, the text shown and the field it is about. */
const FIELDS: readonly [AuthFailure, RegExp, string | null][] = [
  [{ kind: 'username-exists' }, /already registered/, 'email'],
  [{ kind: 'user-not-found' }, /no record of an account/, 'email'],
  [{ kind: 'not-authorized' }, /email or password is incorrect/, 'password'],
  [{ kind: 'invalid-password' }, /Use at least 8 characters/, 'password'],
  [{ kind: 'common-password' }, /Too many people use this/, 'password'],
  [{ kind: 'code-mismatch' }, /code you entered is incorrect/, 'code'],
  [{ kind: 'limit-exceeded' }, /went wrong on our end/, null],
  [{ kind: 'attempt-limit' }, /Attempt limit exceeded/, null],
  [{ kind: 'invalid-parameter' }, /check what you entered/, null],
  [{ kind: 'unreachable' }, /Could not connect/, null],
  [{ kind: 'unknown', message: 'Odd.' }, /Odd\./, null],
];

const cases = Object.entries(FORMS).flatMap(([form, { values }]) =>
  FIELDS.map(([failure, text, field]): [string, AuthFailure, RegExp, string | null] => [
    form,
    failure,
    text,
    field !== null && field in values ? field : null,
  ]),
);

test.each(cases)(
  'the %s form shows the failure %j as %s at its field %s',
  async (form, failure, text, field) => {
    await send(form, failure);
    if (field === null) {
      const alerts = await screen.findAllByRole('alert');
      await vi.waitFor(() => expect(alerts.map((each) => each.textContent).join()).toMatch(text));
      return;
    }
    await vi.waitFor(() => expect(errorBeside(field)).toMatch(text));
    const control = document.querySelector<HTMLInputElement>(`input[name="${field}"]`);
    expect(document.activeElement).toBe(control);
    expect(control?.value).toBe(FORMS[form]?.values[field]);
  },
);

test('a common password is reported with the other errors, and nothing is sent', async () => {
  await send(
    'sign-up',
    { kind: 'unreachable' },
    {
      'name.first': ' ',
      password: 'Secret1!',
      passwordConfirm: 'Secret2!',
    },
  );
  await vi.waitFor(() => expect(errorBeside('name.first')).toMatch(/first name/));
  expect(errorBeside('password')).toMatch(/Too many people/);
  expect(errorBeside('passwordConfirm')).toMatch(/not the same/);
  expect(document.querySelector('[role=alert]')?.textContent).toBe('');
});

test.each([
  // The text does not reveal whether the address is new.
  ['code', 'If this address is new here, a new code is on its way.'],
  ['reset', 'A new code is on its way.'],
])('requesting another code for the %s form clears the previous error', async (form, resent) => {
  await send(form, { kind: 'attempt-limit' });
  await screen.findByText(/Attempt limit exceeded/);
  service.isResent = true;
  const again = screen.getByRole('button', { name: 'Send a new code' });
  const statuses: (string | null)[] = [];
  const watcher = new MutationObserver(() => {
    statuses.push(screen.queryByText(resent)?.textContent ?? null);
  });
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  await userEvent.click(again);
  await screen.findByText(resent);
  expect(screen.queryByText(/Attempt limit exceeded/)).toBeNull();
  await userEvent.click(again);
  await screen.findByText(resent);
  expect(statuses.filter((text, at) => text !== statuses[at - 1])).toEqual([
    null,
    resent,
    null,
    resent,
  ]);
  watcher.disconnect();
  service.isResent = false;
});
