// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { SaveHeart } from '#src/scripts/listing-cards/SaveHeart.ts';
import { SaveHeart as SaveHeartPlace } from '#src/ui/listing/SaveHeart.tsx';
import { aSummary } from '#tests/support/listings/listing-views.ts';

beforeAll(() => customElements.define('save-heart', SaveHeart));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const isPressed = () =>
  screen.getByRole('button', { name: 'Save 18 Maple Avenue' }).getAttribute('aria-pressed');

test('a heart keeps its home and lets it go', () => {
  render(createElement(SaveHeartPlace, { listing: aSummary() }));
  expect(isPressed()).toBe('false');
  screen.getByRole('button').click();
  expect(isPressed()).toBe('true');
  expect(localStorage.getItem('realty:saved')).toContain('C9000001');
  screen.getByRole('button').click();
  expect(isPressed()).toBe('false');
});

test('a home that is kept is so wherever it is shown', () => {
  render(createElement(SaveHeartPlace, { listing: aSummary() }));
  screen.getByRole('button').click();
  cleanup();
  render(createElement(SaveHeartPlace, { listing: aSummary() }));
  expect(isPressed()).toBe('true');
});

test('hearts of other homes are not touched', () => {
  const other = aSummary({ mlsNumber: 'C2' });
  localStorage.setItem('realty:saved', '[{"mlsNumber":"C9000001","boardId":2}]');
  render(createElement(SaveHeartPlace, { listing: other }));
  expect(isPressed()).toBe('false');
});
