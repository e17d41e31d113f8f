// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Pagination } from '#src/ui/Pagination.tsx';

afterEach(cleanup);

const show = (page: number, pages: number) =>
  render(createElement(Pagination, { page, pages, hrefOf: (target) => `?page=${target}` }));

test('the current page is marked and is not a link', () => {
  const { container } = show(3, 24);
  const current = container.querySelector('[aria-current="page"]');
  expect(current?.tagName).toBe('SPAN');
  expect(current?.textContent).toContain('Page 3 of 24');
});

test('the first and the last page are always linked', () => {
  show(12, 24);
  expect(screen.getByLabelText('First page: 1').getAttribute('href')).toBe('?page=1');
  expect(screen.getByLabelText('Last page: 24').getAttribute('href')).toBe('?page=24');
});

test('the first page has no previous link and the last page no next link', () => {
  show(1, 2);
  expect(screen.queryByText('Previous')).toBeNull();
  cleanup();
  show(2, 2);
  expect(screen.queryByText('Next')).toBeNull();
});

test('a single page renders no pagination', () => {
  const { container } = show(1, 1);
  expect(container.innerHTML).toBe('');
});
