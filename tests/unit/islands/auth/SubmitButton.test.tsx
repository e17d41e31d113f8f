import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SubmitButton } from '#src/islands/auth/SubmitButton.tsx';

afterEach(cleanup);

test.each([true, false])('awake %s, it does not hold that state itself', (isAwake) => {
  render(<SubmitButton label="Login" isBusy={false} isAwake={isAwake} />);
  const button = screen.getByRole('button', { name: 'Login' });
  // Firefox restores the state of a button, but not of a fieldset.
  expect(button.hasAttribute('disabled')).toBe(false);
  expect(button.closest('fieldset')?.disabled).toBe(!isAwake);
});
