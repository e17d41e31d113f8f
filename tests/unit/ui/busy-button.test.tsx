import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SubmitButton } from '#src/islands/auth/SubmitButton.tsx';
import { BusyButton } from '#src/ui/BusyButton.tsx';

afterEach(cleanup);

// The parts of a button are not announced by themselves: its role makes them one text.
test.each([
  ['a busy button', <BusyButton key="busy" isBusy busyText="Please wait" />],
  ['a busy form', <SubmitButton key="submit" label="Log in" isBusy isAwake />],
])('%s says that it is busy outside of its button', (_name, button) => {
  render(button);
  const status = screen.getByRole('status');
  expect(status.textContent).not.toBe('');
  expect(screen.getByRole('button').contains(status)).toBe(false);
});

test('a busy button does nothing more', () => {
  const onClick = vi.fn();
  render(<BusyButton isBusy busyText="Please wait" onClick={onClick} />);
  screen.getByRole('button').click();
  expect(onClick).not.toHaveBeenCalled();
});
