import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { asIsland } from '#src/ui/as-island.tsx';

function Fragile({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('broken');
  return <p>whole</p>;
}
afterEach(cleanup);

const Island = asIsland(Fragile);

test('a failing island shows an error and leaves the others intact', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <Island locale={DEFAULT_LOCALE} isBroken />
      <Island locale={DEFAULT_LOCALE} isBroken={false} />
    </>,
  );
  expect(screen.getByRole('alert').textContent).toContain('An error has occurred');
  expect(screen.getByRole('button', { name: 'Reload this page' })).toBeTruthy();
  expect(screen.getByText('whole')).toBeTruthy();
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});

test('an island that fails on a later render shows the error then', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(<Island locale={DEFAULT_LOCALE} isBroken={false} />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<Island locale={DEFAULT_LOCALE} isBroken />);
  expect(screen.getByRole('alert')).toBeTruthy();
  log.mockRestore();
});
