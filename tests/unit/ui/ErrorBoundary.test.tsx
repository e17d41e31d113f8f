import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { withErrorBoundary } from '#src/ui/ErrorBoundary.tsx';

function Fragile({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('broken');
  return <p>whole</p>;
}
afterEach(cleanup);

const Island = withErrorBoundary(Fragile);

test('an island that fails says so and leaves the others as they are', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <Island isBroken />
      <Island isBroken={false} />
    </>,
  );
  expect(screen.getByRole('alert').textContent).toContain('An error has occurred');
  expect(screen.getByRole('button', { name: 'Reload this page' })).toBeTruthy();
  expect(screen.getByText('whole')).toBeTruthy();
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});

test('an island that fails later says so then', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(<Island isBroken={false} />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<Island isBroken />);
  expect(screen.getByRole('alert')).toBeTruthy();
  log.mockRestore();
});
