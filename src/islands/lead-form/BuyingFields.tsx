import type { ChangeEvent, FocusEvent } from 'react';
import { LEAD_LIMITS } from '#src/contract/lead/limits.ts';
import { priceDigits, priceEntryText } from '#src/domain/lead/price.ts';
import { contactForm } from '#src/messages/en/contact-form.ts';
import { lead as words } from '#src/messages/en/lead.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { FieldRow } from './PersonFields.tsx';
import type { LeadForm } from './useLeadForm.ts';

const { form: texts } = words;

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
  const { onChange, onBlur, ...field } = form.field('price');
  return (
    <TextField
      label={contactForm.price}
      hint={contactForm.priceHint}
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
        event.target.value = priceEntryText(event.target.value);
        void onBlur(event);
      }}
    />
  );
}

/** The home someone looks for, and who sent them. */
export function BuyingFields({ form, required }: Props) {
  return (
    <>
      <FieldRow>
        <TextField
          label={contactForm.city}
          autoComplete="address-level2"
          required={required}
          {...form.field('city')}
        />
        <PriceField form={form} required={required} />
      </FieldRow>
      <TextField
        label={`${contactForm.code} (${texts.optional})`}
        autoComplete="off"
        spellCheck={false}
        {...form.field('code')}
      />
    </>
  );
}
