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

test('a review as editors write it is taken', () => {
  expect(problems({ city: 'Toronto' })).toBeUndefined();
});

test.each([
  ['rating', 'google_6', 'google_5'],
  ['rating', 5, 'google_5'],
  ['name', '', 'Amara Okafor'],
  ['platform', undefined, 'Google'],
  ['date', 'last spring', '2026-09-14'],
])('a wrong %s, such as %j, is named with an example', (field, value, example) => {
  const [problem] = problems({ [field]: value }) ?? [];
  expect(problem).toMatchObject({ field, message: expect.stringContaining(example) });
});

test('a field that does not exist is named', () => {
  expect(problems({ stars: 5 })).toMatchObject([{ message: expect.stringContaining('stars') }]);
});

test('a realtor needs a picture', () => {
  const { error } = realtor.safeParse({
    title: 'Devon Achebe',
    area: 'Toronto',
    order: 1,
    style: 'portrait-left',
    photos: [],
    buttons: [],
  });
  expect(error?.issues[0]?.message).toBe('must have at least one picture');
});
