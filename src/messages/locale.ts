/** English as it is written in Canada. */
export const ENGLISH = 'en-CA';

/** The locales of the site: a language with the conventions of a country. */
export const LOCALES = [ENGLISH] as const;

export type Locale = (typeof LOCALES)[number];

/** The language of a locale, which its folder of texts is named after. */
export type Language = Locale extends `${infer Name}-${string}` ? Name : never;

export const DEFAULT_LOCALE: Locale = ENGLISH;

/** The language of a locale. */
export function languageOf(locale: Locale): Language {
  return locale.slice(0, 2) as Language;
}

/** The locale of a page by its address: `/real-estate/fr/about` is French once the site is written in it. */
export function localeOf({ pathname }: URL): Locale {
  const [, , language] = pathname.split('/');
  return LOCALES.find((locale) => languageOf(locale) === language) ?? DEFAULT_LOCALE;
}

/** A locale of the site from a language tag that came from outside, such as `en` or `fr-CA`. */
export function localeOfTag(tag: string | null | undefined): Locale {
  const language = tag?.slice(0, 2).toLowerCase();
  return LOCALES.find((locale) => languageOf(locale) === language) ?? DEFAULT_LOCALE;
}

/** The locale of the page that a browser shows. */
export function pageLocale(): Locale {
  return localeOfTag(document.documentElement.lang);
}
