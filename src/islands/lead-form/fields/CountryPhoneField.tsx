import { useEffect, useState } from 'react';
import { DEFAULT_PHONE_COUNTRY, isNorthAmerican } from '#src/contract/lead/calling-codes.ts';
import { leadTexts } from '#src/messages/lead/lead.ts';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { maskedField, PHONE_MASK } from '#src/ui/form/phone-mask.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { FieldRow } from './PersonFields.tsx';
import { SelectInput } from '#src/ui/fields/SelectInput.tsx';
import type { LeadForm } from '../useLeadForm.ts';

/** Every country by its value, in place of Canada alone, once their list has come. */
function useCountryChoices(canada: string): Readonly<Record<string, string>> {
  const locale = useLocale();
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>();
  useEffect(() => {
    void import('./country-choices.ts').then(({ countryChoices }) =>
      setChoices(countryChoices(locale)),
    );
  }, [locale]);
  return choices ?? { [DEFAULT_PHONE_COUNTRY]: canada };
}

/**
 * A phone number and its country; a North American one is masked while it is typed. Other countries than
 * Canada can be chosen once the form is awake, as their list is fetched then.
 */
export function CountryPhoneField({ form }: { form: LeadForm }) {
  const { form: texts } = useTexts(leadTexts);
  const choices = useCountryChoices(texts.phoneCanada);
  const phone = form.field('phone');
  const country = form.watch('phoneCountry');
  const isMasked = isNorthAmerican(country ?? DEFAULT_PHONE_COUNTRY);
  return (
    <FieldRow>
      <SelectInput label={texts.phoneCountry} choices={choices} {...form.field('phoneCountry')} />
      <TextField
        label={texts.phone}
        hint={texts.phoneWhy}
        type="tel"
        autoComplete="tel"
        placeholder={isMasked ? PHONE_MASK : undefined}
        required
        {...(isMasked ? maskedField(phone) : phone)}
      />
    </FieldRow>
  );
}
