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

test('a dialog begins at the first field of its form that a person sees', () => {
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

test('a dialog whose form begins with a choice begins at what is chosen', () => {
  open(
    <form>
      <input type="radio" name="day" value="1" aria-label="Monday" />
      <input type="radio" name="day" value="2" aria-label="Tuesday" defaultChecked />
      <input type="checkbox" name="notify" defaultChecked />
    </form>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Tuesday'));
});

test('a dialog without a form begins at its heading', () => {
  open(<p>Call us for other times.</p>);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Confirm your email' }));
});
