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

test('the heart saves its home and removes it again', () => {
  render(createElement(SaveHeartPlace, { listing: aSummary() }));
  expect(isPressed()).toBe('false');
  screen.getByRole('button').click();
  expect(isPressed()).toBe('true');
  expect(localStorage.getItem('realty:saved')).toContain('C9000001');
  screen.getByRole('button').click();
  expect(isPressed()).toBe('false');
});

test('a saved home is still saved when it is rendered again', () => {
  render(createElement(SaveHeartPlace, { listing: aSummary() }));
  screen.getByRole('button').click();
  cleanup();
  render(createElement(SaveHeartPlace, { listing: aSummary() }));
  expect(isPressed()).toBe('true');
});

test('a heart is not affected by other saved homes', () => {
  const other = aSummary({ mlsNumber: 'C2' });
  localStorage.setItem('realty:saved', '[{"mlsNumber":"C9000001","boardId":2}]');
  render(createElement(SaveHeartPlace, { listing: other }));
  expect(isPressed()).toBe('false');
});
