import { expect, test } from 'vitest';
import { comingOpenHouses } from '#src/domain/listing/open-house.ts';

const TODAY = '2026-10-15';
const at = (date: string | null, startTime: string | null = '14:00', status = 'Active') => ({
  date,
  startTime,
  endTime: '16:00',
  status,
});

test('the next open house is the earliest that is not over', () => {
  const openHouses = [
    at('2026-10-18T00:00:00.000Z'),
    at('2026-10-14'),
    at('2026-10-17', '15:30'),
    at('2026-10-17', '11:00'),
  ];
  expect(comingOpenHouses(openHouses, TODAY)[0]).toEqual({
    day: '2026-10-17',
    from: '11:00',
    to: '16:00',
  });
});

test('an open house today is still upcoming', () => {
  expect(comingOpenHouses([at(TODAY)], TODAY)[0]?.day).toBe(TODAY);
});

test.each([
  ['past', at('2026-10-14')],
  ['cancelled', at('2026-10-17', '14:00', 'Canceled')],
  ['without a day', at(null)],
  ['on an invalid day', at('soon')],
])('an open house that is %s is ignored', (_, openHouse) => {
  expect(comingOpenHouses([openHouse], TODAY)).toEqual([]);
});

test.each(['2026-10-17T18:00:00Z', '2 p.m.', '25:00', null])(
  'an ambiguous time is dropped: %s',
  (startTime) => {
    expect(comingOpenHouses([at('2026-10-17', startTime)], TODAY)[0]).toMatchObject({
      day: '2026-10-17',
      from: undefined,
    });
  },
);
