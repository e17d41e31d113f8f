import { expect, test } from 'vitest';
import { metresOf, planRooms } from '#src/demo-world/pictures/plan-rooms.ts';

test.each([
  ['3.81 m', 3.81],
  ['3.81', 3.81],
  ['4 metres', 4],
  [`12'6"`, 3.81],
  [`12' 6"`, 3.81],
  [`10'`, 3.048],
  ['12 ft 6 in', 3.81],
])('%s is read as %d metres', (text, metres) => {
  expect(metresOf(text)).toBeCloseTo(metres, 3);
});

test.each(['', null, undefined, 'about 4', '0 m', '-3 m', '900 m', 'irregular'])(
  '%s is not a length',
  (text) => {
    expect(metresOf(text)).toBeUndefined();
  },
);

test('rooms without a name or a size are left out of the plan', () => {
  const room = { description: 'Living', level: 'Main', length: '5.00 m', width: '3.50 m' };
  const rooms = [room, { ...room, description: null }, { ...room, width: 'irregular' }];
  expect(planRooms({ rooms })).toEqual([
    { name: 'Living', level: 'Main', lengthM: 5, widthM: 3.5 },
  ]);
  expect(planRooms({})).toEqual([]);
});
