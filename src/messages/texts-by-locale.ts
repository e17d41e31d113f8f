import { type Language, languageOf, type Locale } from './locale.ts';

/** The same keys and parameters with any text in the place of the English one. */
type Translation<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translation<Result>
    : Text extends object
      ? { readonly [Key in keyof Text]: Translation<Text[Key]> }
      : Text;

/** The texts of one part of the site as a function of the locale; each language has the same keys. */
export type TextsOf<Text> = (locale: Locale) => Translation<Text>;

/** Chooses among the languages that one part of the site is written in. */
export function textsByLocale<Text extends object>(
  texts: { readonly en: Text } & Readonly<Record<Language, Translation<Text>>>,
): TextsOf<Text> {
  return (locale) => texts[languageOf(locale)];
}
