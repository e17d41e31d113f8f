import { expect, test } from 'vitest';
import { lazyInSlices } from '#src/lib/lazy.ts';
import { finish, type SlicedWork } from '#src/lib/sliced-work.ts';

function counted() {
  let begun = 0;
  function* make(): SlicedWork<number[]> {
    begun += 1;
    const made: number[] = [];
    for (let at = 0; at < 5; at += 1) {
      made.push(at);
      yield;
    }
    return made;
  }
  return { value: lazyInSlices(make), begunCount: () => begun };
}

test('a partly made value is finished by the caller that needs it, and made once', () => {
  const { value, begunCount } = counted();
  const making = value.making();
  making.next();
  making.next();
  const made = value();
  expect(made).toEqual([0, 1, 2, 3, 4]);
  expect(making.next()).toEqual({ done: true, value: made });
  expect(value()).toBe(made);
  expect(finish(value.making())).toBe(made);
  expect(begunCount()).toBe(1);
});

test('two callers share the work', () => {
  const { value, begunCount } = counted();
  const [one, other] = [value.making(), value.making()];
  one.next();
  other.next();
  expect(finish(one)).toBe(finish(other));
  expect(begunCount()).toBe(1);
});

test('a failed attempt starts over', () => {
  let tries = 0;
  // biome-ignore lint/correctness/useYield: it fails before anything could be left off
  const value = lazyInSlices(function* (): SlicedWork<string> {
    tries += 1;
    if (tries === 1) throw new Error('no disk');
    return 'made';
  });
  expect(value).toThrow('no disk');
  expect(value()).toBe('made');
});
