import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PagerButtons } from '#src/islands/map/results/PagerButtons.tsx';

afterEach(cleanup);

const pager = (page: number, pages: number) => (
  <PagerButtons page={page} pages={pages} onTurn={() => {}} />
);

test('a turned page changes a live region that stays, and another search replaces it', () => {
  const { rerender } = render(pager(1, 41));
  const first = screen.getByText('Page 1 of 41');
  expect(first.getAttribute('aria-live')).toBe('polite');
  rerender(pager(2, 41));
  expect(screen.getByText('Page 2 of 41')).toBe(first);
  rerender(pager(1, 9));
  expect(screen.getByText('Page 1 of 9')).not.toBe(first);
});
