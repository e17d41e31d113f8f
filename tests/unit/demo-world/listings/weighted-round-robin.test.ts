import fc from 'fast-check';
import { expect, test } from 'vitest';
import { integralController } from '#src/demo-world/listings/integral-controller.ts';
import { weightedRoundRobin } from '#src/demo-world/listings/weighted-round-robin.ts';
import { randomOf } from '#src/demo-world/listings/random.ts';

test('every value stays within two picks of its share', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), weights, (picks, shares) => {
      const choices = shares.map((weight, value) => ({ value, weight }));
      const next = weightedRoundRobin(choices, randomOf('even'));
      const counts = shares.map(() => 0);
      for (let at = 0; at < picks; at += 1) {
        const value = next();
        counts[value] = (counts[value] ?? 0) + 1;
      }
      const sum = shares.reduce((one, other) => one + other, 0);
      for (const [at, share] of shares.entries()) {
        expect(Math.abs((counts[at] ?? 0) - (picks * share) / sum)).toBeLessThan(2);
      }
    }),
  );
});

test('picking from nothing is refused', () => {
  expect(weightedRoundRobin([], randomOf('even'))).toThrow(RangeError);
});

test('an integral controller keeps the mean of random values near its target despite a bias', () => {
  const random = randomOf('balance');
  const controller = integralController();
  let sum = 0;
  for (let at = 0; at < 60; at += 1) {
    const value = Math.exp(controller.correction() + random.normal() * 0.4) * 1.1;
    controller.observe(value - 1);
    sum += value;
  }
  expect(Math.abs(sum / 60 - 1)).toBeLessThan(0.04);
});
