import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finish } from '#src/lib/sliced-work.ts';
import { inSlices, sortInSlices } from '#src/server/scheduling/sliced-work.ts';

test('sorts like a single sort, with equal items in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { maxLength: 3000 }), (keys) => {
      const places = () => Uint32Array.from(keys.keys());
      const compare = (one: number, other: number) => (keys[one] ?? 0) - (keys[other] ?? 0);
      expect(finish(sortInSlices(places(), compare))).toEqual(places().sort(compare));
    }),
    { numRuns: 60, examples: [[[]], [[1]], [Array.from({ length: 512 * 4 + 1 }, (_, at) => -at)]] },
  );
});

test('pieces of work run one after another, with other tasks between their slices', async () => {
  const events: string[] = [];
  function* work(name: string) {
    for (let part = 0; part < 3; part += 1) {
      const endMs = performance.now() + 10;
      while (performance.now() < endMs) events.length += 0;
      events.push(name);
      yield;
    }
    return name;
  }
  setTimeout(() => events.push('request'), 5);
  await inSlices([() => work('one'), () => work('two')]);
  expect(events.filter((event) => event !== 'request')).toEqual([
    ...['one', 'one', 'one'],
    ...['two', 'two', 'two'],
  ]);
  expect(events.indexOf('request')).toBeLessThan(3);
});

test('failing work is rejected with its error', async () => {
  // biome-ignore lint/correctness/useYield: it fails before it could.
  function* failing(): Generator<void, void> {
    throw new Error('no listings');
  }
  await expect(inSlices([failing])).rejects.toThrow('no listings');
});
