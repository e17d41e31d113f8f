import { expect, test } from 'vitest';
import {
  emptyPairs,
  filterRules,
  languageChoices,
  placeChoices,
  placeTokens,
} from '#src/views/team/realtor-filter.ts';

const CLAIRE = { languages: ['French', 'English'], serves: ['Ottawa, ON', 'Gatineau, QC'] };
const DEVON = { languages: ['English', 'Igbo'], serves: ['Toronto, ON', 'ON'] };
const REALTORS = [CLAIRE, DEVON];

test('each language and place is offered once, sorted by name, provinces after cities', () => {
  expect(languageChoices(REALTORS).map(({ name }) => name)).toEqual(['English', 'French', 'Igbo']);
  expect(placeChoices(REALTORS).map(({ name }) => name)).toEqual([
    'Gatineau',
    'Ottawa',
    'Toronto',
    'Ontario',
  ]);
});

test('a realtor who serves a whole province is listed for each of its cities', () => {
  expect(placeTokens(DEVON, REALTORS).toSorted()).toEqual(['ontario', 'ottawa', 'toronto']);
  expect(placeTokens(CLAIRE, REALTORS)).toEqual(['ottawa', 'gatineau']);
});

test('pairs of language and place without a realtor are reported', () => {
  const pairs = emptyPairs(REALTORS).map(({ language, place }) => `${language.name} ${place.name}`);
  expect(pairs).toEqual(['French Toronto', 'French Ontario', 'Igbo Gatineau']);
});

test('selected options hide the realtors who do not match', () => {
  const rules = filterRules(REALTORS);
  expect(rules).toContain(
    ".team:has([name='language'] option[value='french']:checked) [data-languages]:not([data-languages~='french']){display:none}",
  );
  expect(rules).not.toContain('<');
});
