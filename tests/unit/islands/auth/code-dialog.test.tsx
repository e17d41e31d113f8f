import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeDialog } from '#src/islands/auth/CodeDialog.tsx';

vi.mock('#src/stores/session/accounts.ts', () => ({
  resendCode: async () => ({ ok: true }),
  prepareAccounts: () => undefined,
}));
vi.mock('#src/stores/session/form-rules.ts', () => ({
  $authRules: { get: () => ({}) },
  fetchAuthRules: async () => undefined,
}));
vi.mock('#src/clients/identity/mailbox.ts', () => ({ findMailbox: async () => null }));

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

function showDialog(isLate: boolean): void {
  render(
    <CodeDialog
      email="ada@example.test"
      phone="+1 (416) 555-0148"
      isLate={isLate}
      isSent
      onConfirm={async () => null}
      onClose={() => undefined}
    />,
  );
}

test('the sign-up dialog offers a code and log-in without revealing if the account exists', async () => {
  window.history.replaceState(null, '', '/?redirect=%2Freal-estate%2Fbuying');
  showDialog(false);
  const ways = /^If ada@example\.test is new here, a code is on its way\. Enter it to finish\.$/;
  expect(screen.getByText(ways)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'log in' });
  expect(link.closest('p')?.textContent).toBe('If you have an account, log in.');
  expect(link.getAttribute('href')).toBe(
    '/real-estate/auth/login?redirect=%2Freal-estate%2Fbuying',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
  const resent = 'If this address is new here, a new code is on its way.';
  expect(await screen.findByText(resent)).toBeTruthy();
});

test('the log-in dialog of an unconfirmed account says that a code was sent', async () => {
  showDialog(true);
  expect(screen.getByText('We sent a code to ada@example.test. Enter it to finish.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'log in' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByText('A new code is on its way.')).toBeTruthy();
});
