import { expect, test } from 'vitest';
import { boardOf, BOARDS, hasHistory } from '#src/domain/listing/boards.ts';
import { soldAudience } from '#src/domain/listing/sold-audience.ts';

test('the boards are those of the content', () => {
  expect(BOARDS.map(({ id }) => id)).toEqual([2, 86]);
  expect(boardOf(86)?.creditOnCards).toBe(true);
});

test('who may see sold homes is what the content says, and nobody where it does not', () => {
  expect([soldAudience(2), soldAudience(86)]).toEqual(['registered', 'nobody']);
});

test.each([undefined, 7, 0])('of board %s, which nobody knows, nothing is allowed', (id) => {
  expect(soldAudience(id)).toBe('nobody');
  expect(hasHistory(id ?? 0)).toBe(false);
});
