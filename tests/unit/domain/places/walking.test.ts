import { expect, test } from 'vitest';
import {
  MAX_WALK_MINUTES,
  WALKING_DISTANCE_METRES,
  walkMinutes,
} from '#src/domain/places/walking.ts';

test.each([
  [0, 1],
  [30, 1],
  [62, 1],
  [100, 2],
  [369, 6],
  [615, 10],
  [1000, 16],
  [1846, 30],
])('%d metres in a straight line take %d minutes on foot', (metres, minutes) => {
  expect(walkMinutes(metres)).toBe(minutes);
});

test('the walking distance takes the longest walking time', () => {
  expect(walkMinutes(WALKING_DISTANCE_METRES)).toBe(MAX_WALK_MINUTES);
});
