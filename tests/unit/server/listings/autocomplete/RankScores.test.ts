import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RankScores } from '#src/server/listings/autocomplete/RankScores.ts';

const RANKS = 30;
const ratings = fc.array(fc.tuple(fc.nat(RANKS - 1), fc.integer({ min: 1, max: 254 })));

test('keeps the highest score of each rank and returns the best first', () => {
  const scores = new RankScores(RANKS);
  fc.assert(
    fc.property(ratings, fc.integer({ min: 1, max: 40 }), (anyRatings, limit) => {
      scores.clear();
      for (const [rank, score] of anyRatings) scores.rate(rank, score);
      const highest = new Map<number, number>();
      for (const [rank, score] of anyRatings) {
        highest.set(rank, Math.max(score, highest.get(rank) ?? 0));
      }
      const best = [...highest].toSorted(([a, one], [b, other]) => other - one || a - b);
      expect(scores.size).toBe(highest.size);
      expect(scores.best(limit)).toEqual(best.slice(0, limit).map(([rank]) => rank));
    }),
  );
});

test('forgets the ranks that are filtered out', () => {
  const scores = new RankScores(RANKS);
  for (const rank of [3, 8, 20]) scores.rate(rank, 50);
  scores.keep((rank) => rank !== 8);
  expect([...scores.ranks()]).toEqual([3, 20]);
  scores.rate(8, 10);
  expect(scores.best(3)).toEqual([3, 20, 8]);
});

test('never rates an excluded rank again, even right after rating it', () => {
  const scores = new RankScores(RANKS);
  for (const rank of [3, 8]) scores.rate(rank, 50);
  scores.exclude(8);
  expect(scores.size).toBe(0);
  for (const rank of [3, 8]) scores.rate(rank, 50);
  scores.clear();
  for (const rank of [3, 8, 9]) scores.rate(rank, 254);
  expect(scores.best(5)).toEqual([3, 9]);
  expect(scores.excludedRows).toEqual([8]);
});
