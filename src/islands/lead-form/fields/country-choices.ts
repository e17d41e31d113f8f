import { PHONE_COUNTRIES } from '#src/contract/lead/phone-countries.ts';
import type { Locale } from '#src/messages/locale.ts';

/** Countries of most who write to a Canadian brokerage. */
const FIRST_COUNTRIES: readonly string[] = ['CA', 'US'];

/** The countries of phone numbers as choices, for example "United Kingdom +44", the usual ones first. */
export function countryChoices(locale: Locale): Readonly<Record<string, string>> {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const rank = (code: string) => (FIRST_COUNTRIES.includes(code) ? 0 : 1);
  const countries = PHONE_COUNTRIES.map((each) => ({
    ...each,
    name: names.of(each.code) ?? each.code,
  }));
  countries.sort((a, b) => rank(a.code) - rank(b.code) || a.name.localeCompare(b.name, locale));
  return Object.fromEntries(
    countries.map(({ value, name, callingCode }) => [value, `${name} +${callingCode}`]),
  );
}
