import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { NewPasswordField } from '#src/ui/fields/NewPasswordField.tsx';

const COMMON = new Set(['password']);

afterEach(cleanup);

function open(commonPasswords: ReadonlySet<string> | null = COMMON) {
  render(
    <NewPasswordField
      label="New password"
      toggleLabel="Show password"
      commonPasswords={commonPasswords}
    />,
  );
  return screen.getByLabelText('New password');
}

const unmet = () =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text.endsWith('not yet'));

test('the rules of a new password describe its field', () => {
  const input = open();
  const list = screen.getByRole('list', { name: 'Your password needs' });
  expect(input.getAttribute('aria-describedby')).toBe(list.id);
  expect(unmet()).toHaveLength(6);
});

test('a rule is marked as soon as it is met', async () => {
  const input = open();
  await userEvent.type(input, 'Password1');
  expect(unmet()).toEqual(['A symbol, such as ! or ?, not yet', 'Not a common password, not yet']);
  await userEvent.clear(input);
  await userEvent.type(input, 'Correct-Horse-1');
  expect(unmet()).toEqual([]);
});

test('missing rules are announced politely once typing pauses', async () => {
  await userEvent.type(open(), 'Password1');
  await expect
    .poll(() => screen.getByRole('status').textContent, { timeout: 3000 })
    .toBe('Still needed: a symbol, such as ! or ?, not a common password.');
});

test('a password passes the common-password rule only once the list is loaded', async () => {
  await userEvent.type(open(null), 'Correct-Horse-1');
  expect(unmet()).toEqual(['Not a common password, not yet']);
});

test('an emptied field takes back what was announced of it', async () => {
  const input = open();
  const status = screen.getByRole('status');
  await userEvent.type(input, 'Correct-Horse-1');
  await expect
    .poll(() => status.textContent, { timeout: 3000 })
    .toBe('Your password meets every rule.');
  await userEvent.clear(input);
  expect(status.textContent).toBe('');
});
