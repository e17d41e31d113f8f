import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { realtor, review } from '#src/content-schemas/people.ts';

const aReview = {
  name: 'Amara Okafor',
  rating: 'google_5',
  platform: 'Google',
  date: new Date('2026-09-14'),
};

const problems = (changes: object) =>
  review.safeParse({ ...aReview, ...changes }).error?.issues.map(({ path, message }) => ({
    field: path.join('.'),
    message,
  }));

test('a valid review is accepted', () => {
  expect(problems({ city: 'Toronto' })).toBeUndefined();
});

test.each([
  ['rating', 'google_6', 'google_5'],
  ['rating', 5, 'google_5'],
  ['name', '', 'Amara Okafor'],
  ['platform', undefined, 'Google'],
  ['date', 'last spring', '2026-09-14'],
  ['date', new Date('2999-01-01'), 'must not be in the future'],
])('a wrong %s, such as %j, is reported with an example', (field, value, example) => {
  const [problem] = problems({ [field]: value }) ?? [];
  expect(problem).toMatchObject({ field, message: expect.stringContaining(example) });
});

test('an unknown field is reported by name', () => {
  expect(problems({ stars: 5 })).toMatchObject([{ message: expect.stringContaining('stars') }]);
});

const aRealtor = {
  title: 'Devon Achebe',
  designation: 'Sales Representative',
  area: 'Toronto',
  order: 1,
  style: 'portrait-left',
  portrait: {
    skin: 'dark',
    hair: 'short',
    hairColor: 'black',
    clothing: 'blazer',
    clothingColor: 'evergreen',
  },
  buttons: [],
};
const realtorProblems = (changes: object) =>
  realtor(z.string())
    .safeParse({ ...aRealtor, ...changes })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);
const traits = (changes: object) => ({ portrait: { ...aRealtor.portrait, ...changes } });

test('a realtor without a designation is reported with an example', () => {
  expect(realtorProblems({ designation: undefined })).toEqual([
    ['designation', expect.stringContaining('For example: Sales Representative')],
  ]);
});

test('a realtor has either portrait traits or a photo', () => {
  expect(realtorProblems({})).toBeUndefined();
  expect(realtorProblems({ portrait: undefined, photo: './devon-achebe.jpg' })).toBeUndefined();
  expect(realtorProblems(traits({ hair: undefined, headwear: 'hijab' }))).toBeUndefined();
});

test.each([
  ['portrait', { portrait: undefined }, 'photo: ./devon-achebe.jpg'],
  [
    'portrait.hair',
    traits({ hair: undefined }),
    'unless headwear covers the hair. For example: short',
  ],
  ['portrait.beard', traits({ beard: 'goatee' }), 'none, moustache, short, full'],
  ['portrait.skin', traits({ skin: undefined }), 'For example: fair'],
])('a mistake in %s of a realtor is reported with a correct value', (field, changes, right) => {
  expect(realtorProblems(changes)).toEqual([[field, expect.stringContaining(right)]]);
});

test.each([
  ['+14165550148', false, 'must start with https://, tel:+ or mailto:'],
  ['tel:+1 416 555 0148', false, 'must not contain spaces'],
  ['https://larchway', false, 'must start with https://'],
  ['tel:+14165550148', true, 'must be an email address'],
])('a button with the link %j, as an email address: %j, is refused', (link, email, problem) => {
  const button = { id: 'call', label: 'Call', link, email };
  expect(realtorProblems({ buttons: [button] })).toEqual([
    ['buttons.0.link', expect.stringContaining(problem)],
  ]);
});
