import { expect, test } from 'vitest';
import { openHouseTimes } from '#src/domain/showing/open-houses.ts';
import { openHouseText } from '#src/domain/showing/showing-text.ts';
import { calendarDay } from '#src/lib/clock.ts';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { aFullListing } from '#tests/support/listings/listing-views.ts';

const listing = aFullListing();
const times = (...openHouse: object[]) =>
  openHouseTimes(
    {
      ...listing,
      openHouse: openHouse.map((each) => ({
        date: null,
        startTime: null,
        endTime: null,
        type: null,
        status: null,
        TZ: null,
        ...each,
      })),
    },
    '2026-10-21',
  );

test('an open house is in the local time of the home, and the next one comes first', () => {
  const [first, second] = times(
    { date: '2026-11-01T00:00:00.000Z', startTime: '14:00:00', endTime: '16:00:00' },
    { date: '2026-10-24', startTime: '9:30', endTime: '11:00' },
  );
  expect(new Date(first?.startMs ?? 0).toISOString()).toBe('2026-10-24T13:30:00.000Z');
  // The clocks go back on that morning.
  expect(new Date(second?.startMs ?? 0).toISOString()).toBe('2026-11-01T19:00:00.000Z');
  expect(second && openHouseText(second, 'America/Toronto', DEFAULT_LOCALE)).toMatch(
    /^Sunday, November 1, 2:00 ?– ?4:00 p\.m\.$/,
  );
});

test.each([
  [{ date: '2026-10-20', startTime: '14:00', endTime: '16:00' }],
  [{ date: '2026-10-24', startTime: '16:00', endTime: '14:00' }],
  [{ date: '2026-10-24', startTime: 'noon', endTime: '14:00' }],
  [{ date: '2026-02-31', startTime: '14:00', endTime: '16:00' }],
  [{ startTime: '14:00', endTime: '16:00' }],
])('%j is not an open house', (openHouse) => {
  expect(times(openHouse)).toEqual([]);
});

test('an open house of the evening on the west coast is shown until it ends', () => {
  const hours = { date: '2026-06-10', startTime: '17:30', endTime: '19:30' };
  const home = {
    address: { ...listing.address, state: 'British Columbia' },
    openHouse: [{ ...hours, type: null, status: null, TZ: null }],
  };
  for (const moment of ['2026-06-10T23:30:00Z', '2026-06-11T00:15:00Z', '2026-06-11T02:29:00Z']) {
    expect(openHouseTimes(home, calendarDay(new Date(moment)))).toHaveLength(1);
  }
});
