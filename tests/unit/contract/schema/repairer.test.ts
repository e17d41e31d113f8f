import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { declaredFields, undeclaredFields } from '#src/contract/schema/declared-fields.ts';
import { type RepairLimits, repairer } from '#src/contract/schema/repairer.ts';

const Home = z.object({
  number: z.string(),
  beds: z._default(z.nullable(z.number()), null),
  place: z.nullable(z.object({ lat: z.number() })),
  details: z.object({ style: z._default(z.nullable(z.string()), null) }),
  rooms: z._default(z.array(z.object({ name: z.string() })), []),
});
const LIMITS: RepairLimits = {
  textLength: (name) => (name === 'style' ? 4 : 20),
  items: 2,
  allowsAmount: (name, amount) => Math.abs(amount) <= 100 && (name !== 'beds' || amount >= 0),
};
const repair = repairer(Home, LIMITS);
const sound = { number: 'A1', beds: 3, place: { lat: 43 }, details: { style: 'Loft' }, rooms: [] };

test('a valid object is unchanged', () => {
  expect(repair(sound)).toEqual({ value: sound });
});

test.each<[string, object, object]>([
  [
    'a missing field',
    { beds: undefined, details: undefined },
    { beds: null, details: { style: null } },
  ],
  [
    'a value of another type',
    { beds: {}, details: 7, rooms: 'none' },
    { beds: null, details: { style: null }, rooms: [] },
  ],
  ['a number beyond its limit', { beds: 1e308 }, { beds: null }],
  ['a number its field may not hold', { beds: -1 }, { beds: null }],
  ['an invalid nullable part', { place: { lat: 'north' } }, { place: null }],
])('%s is replaced by its default or null', (_, changes, expected) => {
  expect(repair({ ...sound, ...changes })).toEqual({ value: { ...sound, ...expected } });
});

test('a number in place of text becomes text', () => {
  expect(repair({ ...sound, number: 12 })).toMatchObject({ value: { number: '12' } });
});

test('texts are cut to their limits without splitting a character', () => {
  const style = (text: string) => repair({ ...sound, details: { style: text } });
  expect(style('Bungalow')).toMatchObject({ value: { details: { style: 'Bung' } } });
  expect(style('abc🏚')).toMatchObject({ value: { details: { style: 'abc' } } });
});

test('items that do not fit or exceed the limit are dropped', () => {
  const rooms = [{ name: 'Den' }, { name: 'Attic' }, { name: 'Hall' }];
  expect(repair({ ...sound, rooms })).toMatchObject({ value: { rooms: rooms.slice(0, 2) } });
  expect(repair({ ...sound, rooms: [7, { name: 'Den' }] })).toMatchObject({
    value: { rooms: [{ name: 'Den' }] },
  });
});

test('a missing required field is reported with its path and reason', () => {
  expect(repair({ ...sound, number: undefined })).toEqual({
    misfit: { path: 'number', reason: expect.stringContaining('expected string') },
  });
});

test('declared and undeclared fields together make up the whole object', () => {
  const extra = { ...sound, key: 's', details: { style: 'Loft', agent: 'Kim' } };
  expect(declaredFields(Home)(extra)).toEqual(sound);
  expect(undeclaredFields(Home)(extra)).toEqual({ key: 's', details: { agent: 'Kim' } });
  expect(undeclaredFields(Home)(sound)).toBeUndefined();
});
