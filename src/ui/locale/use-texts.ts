import { createContext, useContext } from 'react';
import { type Locale, pageLocale } from '#src/messages/locale.ts';

/** The locale of what is rendered; its root provides it. */
export const LocaleContext = createContext<Locale | undefined>(undefined);

/** The locale of what is rendered; below no provider that of the page the browser shows. */
export function useLocale(): Locale {
  return useContext(LocaleContext) ?? pageLocale();
}

/** The texts of a part of the site in the locale of what is rendered. */
export function useTexts<Texts>(textsOf: (locale: Locale) => Texts): Texts {
  return textsOf(useLocale());
}
