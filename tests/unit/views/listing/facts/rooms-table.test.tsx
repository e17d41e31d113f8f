// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RoomsTable } from '#src/views/listing/facts/RoomsTable.tsx';

afterEach(cleanup);

const room = {
  description: 'Living',
  level: 'Main',
  length: '15\'5"',
  width: '12\'1"',
  features: null,
  features2: null,
  features3: null,
};

test('a screen reader gets the size of a room in words', () => {
  const { container } = render(<RoomsTable rooms={[room]} />);
  const spoken = (unit: string) => container.querySelector(`.${unit} .sr-only`)?.textContent;
  expect(spoken('in-feet')).toBe('15 feet 5 inches by 12 feet 1 inch');
  expect(spoken('in-metres')).toBe('4.7 by 3.7 metres');
});

test('a room and its level are two words', () => {
  render(<RoomsTable rooms={[room]} />);
  expect(screen.getByRole('rowheader').textContent).toBe('Living Main');
});
