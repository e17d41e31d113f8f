import { useWatch } from 'react-hook-form';
import {
  callingCodeOf,
  DEFAULT_PHONE_COUNTRY,
  PHONE_COUNTRIES,
} from '#src/contract/lead/calling-codes.ts';
import { memoize } from '#src/lib/memoize.ts';
import type { Locale } from '#src/messages/locale.ts';
import { leadTexts } from '#src/messages/lead.ts';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { maskPhone } from '#src/ui/form/phone-mask.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { FieldRow, PHONE_MASK } from './PersonFields.tsx';
import { SelectInput } from './SelectInput.tsx';
import type { LeadForm } from './useLeadForm.ts';

/** Countries of most who write to a Canadian brokerage. */
const FIRST_COUNTRIES = [DEFAULT_PHONE_COUNTRY, 'US'];

/** The countries by name with their calling codes, such as "United Kingdom +44". */
const countryChoices = memoize((locale: Locale): Readonly<Record<string, string>> => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const named = PHONE_COUNTRIES.map((country) => ({ country, name: names.of(country) ?? country }));
  const rank = ({ country }: { country: string }) => (FIRST_COUNTRIES.includes(country) ? 0 : 1);
  named.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, locale));
  return Object.fromEntries(
    named.map(({ country, name }) => [country, `${name} +${callingCodeOf(country)}`]),
  );
});

/** A phone number and its country; a North American one is masked while it is typed. */
export function CountryPhoneField({ form }: { form: LeadForm }) {
  const locale = useLocale();
  const { form: texts } = useTexts(leadTexts);
  const { onChange, ...phone } = form.field('phone');
  const country = useWatch({ control: form.control, name: 'phoneCountry' });
  const isNorthAmerican = callingCodeOf(country ?? DEFAULT_PHONE_COUNTRY) === '1';
  return (
    <FieldRow>
      <SelectInput
        label={texts.phoneCountry}
        choices={countryChoices(locale)}
        initialChoice={DEFAULT_PHONE_COUNTRY}
        autoComplete="country"
        {...form.field('phoneCountry')}
      />
      <TextField
        label={texts.phone}
        hint={texts.phoneWhy}
        type="tel"
        autoComplete="tel"
        placeholder={isNorthAmerican ? PHONE_MASK : undefined}
        required
        {...phone}
        onChange={(event) => {
          if (isNorthAmerican) maskPhone(event);
          void onChange(event);
        }}
      />
    </FieldRow>
  );
}
