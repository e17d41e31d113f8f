import { expect, test } from 'vitest';
import { realtorOfArea } from '#src/domain/lead/realtor-of-area.ts';

const REALTORS = [
  { id: 'devon', serves: ['Toronto, ON', 'ON'] },
  { id: 'noor', serves: ['Oakville, ON'] },
  { id: 'nobody', serves: [] },
];

test.each([
  ['Toronto', 'ON', 'devon'],
  ['Oakville', 'ON', 'noor'],
  ['Barrie', 'ON', 'devon'],
  ['Toronto', 'NS', undefined],
])('a seller in %s, %s is answered by %s', (city, province, id) => {
  expect(realtorOfArea(REALTORS, { city, province })?.id).toBe(id);
});
