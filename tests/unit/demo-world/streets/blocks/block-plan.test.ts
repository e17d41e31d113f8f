import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mulberry32 } from '#src/lib/random.ts';
import { outsideParks } from '#src/demo-world/streets/blocks/block-plan.ts';
import { planOldTown } from '#src/demo-world/streets/blocks/old-town-plan.ts';
import { NAMES_PER_BLOCK } from '#src/demo-world/streets/names/street-names.ts';
import { planSuburb } from '#src/demo-world/streets/blocks/suburb-plan.ts';

const request = fc
  .record({
    widthM: fc.integer({ min: 500, max: 2400 }),
    heightM: fc.integer({ min: 500, max: 2400 }),
    seed: fc.integer(),
  })
  .map(({ seed, ...size }) => ({ ...size, seed, random: mulberry32(seed) }));

test.each([
  ['suburb', planSuburb],
  ['old town', planOldTown],
] as const)('the streets of a %s stay in their block and out of its parks', (_, plan) => {
  fc.assert(
    fc.property(request, (anyRequest) => {
      const { streets, parks } = plan(anyRequest);
      expect(streets.length).toBeGreaterThan(2);
      for (const { path } of streets) {
        expect(path.length).toBeGreaterThan(1);
        for (const [u, v] of path) {
          expect(Math.min(u, v)).toBeGreaterThanOrEqual(-1e-9);
          expect(Math.max(u, v)).toBeLessThanOrEqual(1 + 1e-9);
          const inPark = parks.some(
            ({ west, east, south, north }) =>
              u > west + 1e-6 && u < east - 1e-6 && v > south + 1e-6 && v < north - 1e-6,
          );
          expect(inPark).toBe(false);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('a plan depends only on its size and random numbers', () => {
  const plan = () => planSuburb({ widthM: 1400, heightM: 1600, random: mulberry32(7) });
  expect(plan()).toEqual(plan());
  expect(plan()).not.toEqual(planSuburb({ widthM: 1400, heightM: 1600, random: mulberry32(8) }));
});

test('a suburb has no more streets than it has names', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const { streets } = planSuburb({ widthM: 2400, heightM: 2400, random: mulberry32(seed) });
    const names = new Set(streets.map(({ naming }) => naming.n));
    expect(names.size).toBeLessThanOrEqual(NAMES_PER_BLOCK);
  }
});

test('a street is cut where a park blocks it', () => {
  const park = { west: 0.2, east: 0.4, south: 0.3, north: 0.5 };
  expect(outsideParks([park], 0.3, [0, 1])).toEqual([
    [0, 0.3],
    [0.5, 1],
  ]);
  expect(outsideParks([park], 0.4, [0, 1])).toEqual([[0, 1]]);
});
