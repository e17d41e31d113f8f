import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFocusFallback } from '#src/ui/useFocusFallback.ts';

afterEach(cleanup);

/** Rows that delete themselves, below a row of chips that disappears with its last chip. */
function Region() {
  const region = useRef<HTMLElement>(null);
  useFocusFallback(region);
  const [chips, setChips] = useState(['3+ beds']);
  const [rows, setRows] = useState(['one', 'two', 'three']);
  return (
    <section ref={region}>
      <div>
        {chips.map((chip) => (
          <button key={chip} type="button" onClick={() => setChips([])}>
            {chip}
          </button>
        ))}
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <a href="#row">Open {row}</a>
            <button type="button" onClick={() => setRows(rows.filter((each) => each !== row))}>
              Delete {row}
            </button>
          </li>
        ))}
      </ul>
      <button type="button">More</button>
    </section>
  );
}

/** Presses a button with the keyboard. */
async function press(name: string): Promise<void> {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
}
const expectFocusOn = (name: string) =>
  vi.waitFor(() => expect(document.activeElement?.textContent).toBe(name));

test('after a row deletes itself, the same control of the next row gets the focus', async () => {
  render(<Region />);
  await press('Delete one');
  await expectFocusOn('Delete two');
});

test('after the last row the previous row gets the focus, and after all rows the next control', async () => {
  render(<Region />);
  await press('Delete three');
  await expectFocusOn('Delete two');
  await press('Delete two');
  await expectFocusOn('Delete one');
  await press('Delete one');
  await expectFocusOn('More');
});

test('after the last chip the next control gets the focus', async () => {
  render(<Region />);
  await press('3+ beds');
  await expectFocusOn('Open one');
});

test('focus that moved elsewhere stays there', async () => {
  render(
    <>
      <Region />
      <button type="button">Undo</button>
    </>,
  );
  screen.getByRole('button', { name: 'Delete one' }).focus();
  const undo = screen.getByRole('button', { name: 'Undo' });
  const observer = new MutationObserver(() => undo.focus());
  observer.observe(document.body, { childList: true, subtree: true });
  await userEvent.keyboard('{Enter}');
  await expectFocusOn('Undo');
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expectFocusOn('Undo');
  observer.disconnect();
});
