import { expect, test } from 'vitest';
import { readMetres, roomSize } from '#src/views/listing/facts/room-size.ts';

test('sizes are parsed from feet and inches and from metres', () => {
  expect(readMetres('10 ft')).toBeCloseTo(3.048);
  expect(readMetres('12\'4"')).toBeCloseTo(3.7592);
  expect(readMetres('3.60 m')).toBe(3.6);
});

test('a number without a unit is not a size', () => {
  expect(readMetres('12')).toBeUndefined();
  expect(readMetres('')).toBeUndefined();
  expect(readMetres(null)).toBeUndefined();
});

test('a room size is shown in both systems or not at all', () => {
  expect(roomSize('12\'4"', '10\'2"')).toEqual({
    feet: '12′ 4″ × 10′ 2″',
    metres: '3.8 × 3.1 m',
    inches: [148, 122],
    metreTexts: ['3.8', '3.1'],
  });
  expect(roomSize('12\'4"', null)).toBeUndefined();
});
