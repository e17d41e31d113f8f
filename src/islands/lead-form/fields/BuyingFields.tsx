import type { ChangeEvent, FocusEvent } from 'react';
import { LEAD_LIMITS } from '#src/contract/lead/limits.ts';
import { priceDigits, priceEntryText } from '#src/domain/lead/price.ts';
import { contactFormTexts } from '#src/messages/lead/contact-form.ts';
import { leadTexts } from '#src/messages/lead/lead.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { FieldRow } from './PersonFields.tsx';
import type { LeadForm } from '../useLeadForm.ts';

function onlyDigits({ target }: ChangeEvent<HTMLInputElement>): void {
  const digits = priceDigits(target.value, LEAD_LIMITS.priceLength);
  if (digits !== target.value) target.value = digits;
}

function unformat({ target }: FocusEvent<HTMLInputElement>): void {
  const digits = priceDigits(target.value, LEAD_LIMITS.priceLength);
  if (digits === target.value) return;
  target.value = digits;
  // A new value has nothing selected, and a field that is tabbed into has all of it.
  target.select();
}

type Props = { form: LeadForm; required: boolean };

/** Dollars: digits while they are typed, "$750,000" when the field is left. */
function PriceField({ form, required }: Props) {
  const locale = useLocale();
  const words = useTexts(contactFormTexts);
  const { onChange, onBlur, ...field } = form.field('price');
  return (
    <TextField
      label={words.price}
      hint={words.priceHint}
      inputMode="decimal"
      autoComplete="off"
      placeholder="$0"
      maxLength={LEAD_LIMITS.priceLength}
      required={required}
      {...field}
      onFocus={unformat}
      onChange={(event) => {
        onlyDigits(event);
        void onChange(event);
      }}
      onBlur={(event) => {
        event.target.value = priceEntryText(event.target.value, locale);
        void onBlur(event);
      }}
    />
  );
}

/** The home someone looks for, and who sent them. */
export function BuyingFields({ form, required }: Props) {
  const words = useTexts(contactFormTexts);
  const { form: texts } = useTexts(leadTexts);
  return (
    <>
      <FieldRow>
        <TextField
          label={words.city}
          autoComplete="address-level2"
          required={required}
          {...form.field('city')}
        />
        <PriceField form={form} required={required} />
      </FieldRow>
      <TextField
        label={`${words.code} (${texts.optional})`}
        autoComplete="off"
        spellCheck={false}
        {...form.field('code')}
      />
    </>
  );
}
