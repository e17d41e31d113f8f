import { createContext, useContext } from 'react';
import { type Locale, pageLocale } from '#src/messages/locale.ts';

/** The locale of the rendered page; its root provides it. */
export const LocaleContext = createContext<Locale | undefined>(undefined);

/** The locale of the rendered page; without a provider that of the browser's page. */
export function useLocale(): Locale {
  return useContext(LocaleContext) ?? pageLocale();
}

/** The texts of a part of the site in the locale of the rendered page. */
export function useTexts<Texts>(textsOf: (locale: Locale) => Texts): Texts {
  return textsOf(useLocale());
}
