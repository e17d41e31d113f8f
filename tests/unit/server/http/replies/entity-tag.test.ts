import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entityTag, namesTag } from '#src/server/http/replies/entity-tag.ts';

test('a tag matches its own body, weak or not, and no other body', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.boolean(), fc.boolean(), (a, b, weak, other) => {
      const held = entityTag(a, { isWeak: weak });
      expect(namesTag(held, entityTag(a, { isWeak: other }))).toBe(true);
      expect(namesTag(held, entityTag(b, { isWeak: other }))).toBe(a === b);
    }),
  );
});

test('a missing header matches no tag', () => {
  expect(namesTag(undefined, '"a"')).toBe(false);
  expect(namesTag('', '"a"')).toBe(false);
});
