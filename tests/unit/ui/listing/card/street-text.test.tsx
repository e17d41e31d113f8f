// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StreetText } from '#src/ui/listing/card/StreetText.tsx';

afterEach(cleanup);

const STREET = '2502 - 1012 Flaxgate Street';

test('a street that is cut is hidden from screen readers, which read all of it', () => {
  const { container } = render(<StreetText street={STREET} limit={25} />);
  expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe(
    '2502 - 1012 Flaxgate Stre…',
  );
  expect(container.querySelector('.sr-only')?.textContent).toBe(STREET);
});

test('a street that is not cut stands once', () => {
  const { container } = render(<StreetText street={STREET} limit={40} />);
  expect(container.innerHTML).toBe(STREET);
});
