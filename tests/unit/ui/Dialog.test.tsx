import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from '#src/ui/Dialog.tsx';

afterEach(cleanup);

const open = (children: ReactNode) =>
  render(
    <Dialog title="Confirm your email" isOpen onClose={() => undefined}>
      {children}
    </Dialog>,
  );

test('a dialog focuses the first visible field of its form', () => {
  open(
    <form>
      <input type="hidden" name="context" />
      <input type="text" autoComplete="username" readOnly hidden />
      <input name="company" tabIndex={-1} />
      <input name="code" aria-label="Code" />
      <input name="password" />
    </form>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
});

test('a dialog whose form starts with a choice focuses the selected option', () => {
  open(
    <form>
      <input type="radio" name="day" value="1" aria-label="Monday" />
      <input type="radio" name="day" value="2" aria-label="Tuesday" defaultChecked />
      <input type="checkbox" name="notify" defaultChecked />
    </form>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Tuesday'));
});

test('a dialog without a form focuses its heading', () => {
  open(<p>Call us for other times.</p>);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Confirm your email' }));
});
