import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allRows, rowGroups } from '#src/server/listings/statistics/rows.ts';
import {
  summarise,
  type SummaryName,
} from '#src/server/listings/statistics/summaries/summaries.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;

const PLAIN: Readonly<Record<Exclude<SummaryName, 'med'>, (values: readonly number[]) => number>> =
  {
    avg: mean,
    sum,
    min: (values) => Math.min(...values),
    max: (values) => Math.max(...values),
    sd: (values) => Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2))),
    pct: (values) => 100 * mean(values),
  };

const roundCents = (value: number) => Math.round(value * 100) / 100;

test('each group is summarized from its known values, and is null without any', () => {
  const anyRow = fc.record({
    value: fc.option(fc.integer({ min: -900, max: 900 }), { nil: Number.NaN, freq: 4 }),
    code: fc.integer({ min: -1, max: 4 }),
  });
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 60 }), (table) => {
      const values = Float64Array.from(table, ({ value }) => value);
      const codes = Int32Array.from(table, ({ code }) => code);
      const groups = rowGroups(allRows(table.length), codes, 6);
      for (const [name, plain] of Object.entries(PLAIN)) {
        const expected = Array.from({ length: 6 }, (_, group) => {
          const knownValues = table.flatMap(({ value, code }) =>
            code === group && !Number.isNaN(value) ? value : [],
          );
          return knownValues.length === 0 ? null : roundCents(plain(knownValues));
        });
        expect(summarise(values, groups, name as SummaryName)).toEqual(expected);
      }
    }),
  );
});
