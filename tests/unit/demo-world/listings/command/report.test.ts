import { expect, test } from 'vitest';
import { reportText } from '#src/demo-world/listings/command/report.ts';
import { addToTally, emptyTally } from '#src/demo-world/listings/command/tally.ts';
import { aListing, HIDDEN } from '#tests/support/listings/listings.ts';

function report() {
  const tally = emptyTally();
  const sold = { status: 'U', lastStatus: 'Sld', permissions: HIDDEN } as const;
  addToTally(
    tally,
    aListing({ ...sold, listPrice: '1000000.00', soldPrice: 990_000, daysOnMarket: 30 }),
  );
  addToTally(
    tally,
    aListing({ ...sold, listPrice: '1000000.00', soldPrice: 970_000, daysOnMarket: 50 }),
  );
  addToTally(tally, aListing());
  addToTally(tally, aListing({ permissions: HIDDEN }));
  return reportText(tally);
}

test('the report counts statuses and restrictions', () => {
  const text = report();
  expect(text).toMatch(/^Demo listings: 4\n/);
  expect(text).toMatch(/\n {2}Sld +2 +50\.0 %\n/);
  expect(text).toContain('Active and restricted: 50.0 % (not public 50.0 %, no address 0.0 %');
  expect(text).toContain('Sold or leased and restricted: 100.0 %');
});

test('the report compares averages with the parameters by city and home type', () => {
  const row = report()
    .split('\n')
    .find((line) => line.startsWith('  Detached'));
  expect(row?.trim().split(/ {2,}/)).toEqual(
    'Detached|2|2|0|0|980,000|1,480,000|−33.8 %|40.0|41|98.0 %|99.3 %'.split('|'),
  );
});
