import { expect, test } from 'vitest';
import { documentPage, exitOffer, homePage } from '#src/content-schemas/pages.ts';

const action = { label: 'Open the map', page: '/map' };
const words = { title: 'A heading', text: 'A paragraph.' };
const block = { eyebrow: 'Buying', ...words, points: ['One'], art: 'map', action };
const aHomePage = {
  title: 'Homes',
  description: 'Homes in Canada.',
  blocks: [block],
  closing: words,
  search: words,
};
const anOffer = { ...words, phoneLabel: 'Or call', action, dismiss: 'No, thank you' };

const problems = (result: { error?: { issues: readonly { path: PropertyKey[] }[] } }) =>
  result.error?.issues.map(({ path }) => path.join('.'));

test('valid content for the home page and the exit offer is accepted', () => {
  expect(homePage.safeParse(aHomePage).success).toBe(true);
  expect(exitOffer.safeParse(anOffer).success).toBe(true);
});

test.each([
  ['blocks', { blocks: [] }],
  ['blocks.0.art', { blocks: [{ ...block, art: 'castle' }] }],
  ['blocks.0.points', { blocks: [{ ...block, points: [] }] }],
  ['closing.text', { closing: { title: 'A heading' } }],
  ['search', { search: undefined }],
])('a mistake in %s of the home page is reported on that field', (field, changes) => {
  expect(problems(homePage.safeParse({ ...aHomePage, ...changes }))).toEqual([field]);
});

test.each([
  ['title', 'Our REALTORS®'],
  ['description', 'A Realtor® who knows the streets.'],
  ['description', 'Find a home by its MLS® number.'],
])('a trademark in the %s of a page is reported: %s', (field, text) => {
  expect(problems(homePage.safeParse({ ...aHomePage, [field]: text }))).toEqual([field]);
});

test('the exit offer requires a label for its dismiss button', () => {
  expect(problems(exitOffer.safeParse({ ...anOffer, dismiss: '' }))).toEqual(['dismiss']);
});

test('a document page requires a valid date of its last update', () => {
  const page = { title: 'A', description: 'B', heading: 'C', updated: 'lately' };
  expect(problems(documentPage.safeParse(page))).toEqual(['updated']);
});
