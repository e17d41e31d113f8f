import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PagerButtons } from '#src/islands/map/results/PagerButtons.tsx';

afterEach(cleanup);

const onTurn = vi.fn();
const pager = (page: number, pages: number) => (
  <PagerButtons page={page} pages={pages} onTurn={onTurn} />
);

test('a page is announced when its button turned it, not when another search did', () => {
  const { rerender } = render(pager(1, 41));
  const place = screen.getByText('Page 1 of 41');
  expect(place.getAttribute('aria-live')).toBe('off');
  const next = screen.getByRole('button', { name: 'Next' });
  act(() => next.focus());
  expect(place.getAttribute('aria-live')).toBe('polite');
  rerender(pager(2, 40));
  expect(screen.getByText('Page 2 of 40')).toBe(place);
  act(() => next.blur());
  expect(place.getAttribute('aria-live')).toBe('off');
});

test('a button at the end of the pages keeps the focus and turns no page', () => {
  const { rerender } = render(pager(1, 2));
  const next = screen.getByRole('button', { name: 'Next' });
  next.focus();
  rerender(pager(2, 2));
  expect(document.activeElement).toBe(next);
  expect(next).toHaveProperty('disabled', false);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(next);
  expect(onTurn).not.toHaveBeenCalled();
});
