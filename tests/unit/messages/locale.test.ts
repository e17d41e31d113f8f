import { expect, test } from 'vitest';
import { DEFAULT_LOCALE, localeOf, localeOfTag } from '#src/messages/locale.ts';

test('a page without a language in its address has the default locale', () => {
  expect(localeOf(new URL('https://larchway.ca/real-estate/about'))).toBe(DEFAULT_LOCALE);
  expect(localeOf(new URL('https://larchway.ca/'))).toBe(DEFAULT_LOCALE);
});

test.each(['en', 'en-CA', 'EN-us', 'de', '', null, undefined])(
  'the language tag %s resolves to the locale of the site',
  (tag) => {
    expect(localeOfTag(tag)).toBe('en-CA');
  },
);
