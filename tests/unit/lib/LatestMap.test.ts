import { expect, test } from 'vitest';
import { LatestMap } from '#src/lib/LatestMap.ts';

test('a value is made once while it is among the latest used', () => {
  const map = new LatestMap<string, { made: string }>(2);
  const made: string[] = [];
  const get = (key: string) =>
    map.getOr(key, () => {
      made.push(key);
      return { made: key };
    });
  expect(get('a')).toBe(get('a'));
  for (const key of ['b', 'a', 'c', 'a', 'b']) get(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  map.clear();
  for (const key of ['b', 'a']) get(key);
  map.delete('b');
  for (const key of ['b', 'a']) get(key);
  expect(made).toEqual(['a', 'b', 'c', 'b', 'b', 'a', 'b']);
});
