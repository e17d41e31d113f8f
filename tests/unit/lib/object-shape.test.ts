import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinObject, splitObject } from '#src/lib/object-shape.ts';

test('an object taken apart is rebuilt as JSON would, with its fields in order', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (object) => {
      const { shape, values } = splitObject(object);
      const stored = JSON.parse(JSON.stringify([shape, values]));
      const whole = joinObject(stored[0], stored[1]);
      expect(JSON.stringify(whole)).toBe(JSON.stringify(object));
    }),
  );
});

test('objects with the same fields share a shape, whatever their values', () => {
  const one = splitObject({
    city: 'Hope',
    map: { latitude: 49, longitude: -121 },
    images: ['1.jpg'],
  });
  const other = splitObject({ city: null, map: { latitude: 43, longitude: -79 }, images: [] });
  expect(one.shape).toEqual(['city', ['map', ['latitude', 'longitude']], 'images']);
  expect(other.shape).toEqual(one.shape);
  expect(other.values).toEqual([null, 43, -79, []]);
});

test('undefined fields are dropped, and empty objects stay', () => {
  const { shape, values } = splitObject({ a: undefined, b: {}, c: 1 });
  expect(joinObject(shape, values)).toEqual({ b: {}, c: 1 });
});

test.each([
  '{"__proto__":{"isAdmin":true},"city":"Hope"}',
  '{"__proto__":null,"city":"Hope"}',
  '{"address":{"__proto__":{"isAdmin":true}},"city":"Hope"}',
])('no field sets a prototype: %s', (text) => {
  const { shape, values } = splitObject(JSON.parse(text) as object);
  const whole = joinObject(shape, values);
  expect(JSON.stringify(whole)).toBe(text);
  expect(Object.getPrototypeOf(whole)).toBe(Object.prototype);
  expect((whole as { address?: { isAdmin?: boolean } }).address?.isAdmin).toBeUndefined();
});
