import fc from 'fast-check';
import { expect, test } from 'vitest';
import { regularGrid, surveyedGrid } from '#src/demo-world/streets/lattice/lattice.ts';
import { boxRound, metresBetween } from '#src/lib/geo/local-plane.ts';

const calgary = regularGrid({ origin: [-114, 51], angleDeg: 20, columnKm: 1.6, rowKm: 0.8 });

test('a regular grid keeps its spacing and its angle', () => {
  expect(calgary.at(0, 0)).toEqual([-114, 51]);
  expect(metresBetween(calgary.at(3, 2), calgary.at(4, 2))).toBeCloseTo(1600, -1);
  expect(metresBetween(calgary.at(3, 2), calgary.at(3, 3))).toBeCloseTo(800, -1);
  const [east] = calgary.at(0, 1);
  expect(east).toBeLessThan(-114);
});

const rows = [
  {
    row: 1,
    crossings: [[-79.5, 43.6] as const, [-79.48, 43.605] as const, [-79.45, 43.61] as const],
  },
  {
    row: 4,
    crossings: [[-79.51, 43.66] as const, [-79.49, 43.664] as const, [-79.46, 43.67] as const],
  },
];
const toronto = surveyedGrid({ rows });

test('a surveyed grid passes through its crossings and extends beyond them', () => {
  for (const { row, crossings } of rows) {
    crossings.forEach((crossing, column) => {
      expect(toronto.at(column, row)[0]).toBeCloseTo(crossing[0], 9);
      expect(toronto.at(column, row)[1]).toBeCloseTo(crossing[1], 9);
    });
  }
  expect(toronto.at(0, 2.5)[1]).toBeCloseTo(43.63, 9);
  expect(toronto.at(3, 1)[0]).toBeCloseTo(-79.42, 9);
  expect(toronto.at(0, 0)[1]).toBeCloseTo(43.58, 9);
});

test.each([
  ['regular', calgary, 12],
  ['surveyed', toronto, 2],
] as const)('the blocks of a %s grid are found by position', (_, grid, reach) => {
  fc.assert(
    fc.property(
      fc.integer({ min: -2, max: reach }),
      fc.integer({ min: -1, max: 4 }),
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      (column, row, u, v) => {
        const range = grid.blocksIn(boxRound([grid.at(column + u, row + v)]));
        expect(range.firstColumn).toBeLessThanOrEqual(column);
        expect(range.lastColumn).toBeGreaterThanOrEqual(column);
        expect(range.firstRow).toBeLessThanOrEqual(row);
        expect(range.lastRow).toBeGreaterThanOrEqual(row);
      },
    ),
  );
});
