import { expect, test } from 'vitest';
import { boardOf, BOARDS, hasHistory } from '#src/domain/listing/boards.ts';
import { soldAudience } from '#src/domain/listing/sold-audience.ts';

test('the boards are those of the content', () => {
  expect(BOARDS.map(({ id }) => id)).toEqual([2, 86]);
  expect(boardOf(86)?.creditOnCards).toBe(true);
});

test('the audience of sold homes comes from the content and defaults to nobody', () => {
  expect([soldAudience(2), soldAudience(86)]).toEqual(['registered', 'nobody']);
});

test.each([undefined, 7, 0])('an unknown board %s allows nothing', (id) => {
  expect(soldAudience(id)).toBe('nobody');
  expect(hasHistory(id ?? 0)).toBe(false);
});
