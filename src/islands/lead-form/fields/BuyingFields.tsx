import type { ChangeEvent, FocusEvent } from 'react';
import { priceEntry, priceEntryText } from '#src/domain/lead/price.ts';
import { contactFormTexts } from '#src/messages/lead/contact-form.ts';
import { leadTexts } from '#src/messages/lead/lead.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { FieldRow } from './PersonFields.tsx';
import type { LeadForm } from '../useLeadForm.ts';

/** Longer than a price, as its marks and blanks do not count: `priceEntry` limits its digits. */
const MAX_ENTRY_LENGTH = 20;

function keepToPrice({ target }: ChangeEvent<HTMLInputElement>): void {
  const entry = priceEntry(target.value);
  if (entry !== target.value) target.value = entry;
}

function unformat({ target }: FocusEvent<HTMLInputElement>): void {
  const entry = priceEntry(target.value);
  if (entry === target.value) return;
  target.value = entry;
  // A new value has nothing selected, and a field that is tabbed into has all of it.
  target.select();
}

type Props = { form: LeadForm; required: boolean };

/** Dollars: digits, or "500K" and "1.2M", while they are typed, "$750,000" when the field is left. */
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
      maxLength={MAX_ENTRY_LENGTH}
      required={required}
      {...field}
      onFocus={unformat}
      onChange={(event) => {
        keepToPrice(event);
        void onChange(event);
      }}
      onBlur={(event) => {
        event.target.value = priceEntryText(event.target.value, locale);
        void onBlur(event);
      }}
    />
  );
}

/** The desired home, and who referred the sender. */
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
