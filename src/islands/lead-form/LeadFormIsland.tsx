import { useStore } from '@nanostores/react';
import { type ChangeEvent, type FocusEvent, useEffect } from 'react';
import { LEAD_LIMITS } from '#src/contract/lead-limits.ts';
import { priceDigits, priceEntryText } from '#src/domain/lead-entry.ts';
import { lead as words } from '#src/messages/en/lead.ts';
import { $applicationState } from '#src/stores/application-state.ts';
import { $leadSchema, leadSchemaNow } from '#src/stores/lead-schema.ts';
import type { Loading } from '#src/stores/loading.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { withErrorBoundary } from '#src/ui/ErrorBoundary.tsx';
import { FormFrame } from './FormFrame.tsx';
import { MessageField } from './MessageField.tsx';
import { FieldRow, PersonFields } from './PersonFields.tsx';
import { Thanks } from './Thanks.tsx';
import { type LeadForm, useLeadForm } from './useLeadForm.ts';

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

/** Dollars: digits while they are typed, "$750,000" when the field is left. */
function PriceField({ form }: { form: LeadForm }) {
  const { onChange, onBlur, ...field } = form.fieldOf('price');
  return (
    <TextField
      label={texts.price}
      hint={texts.priceHint}
      inputMode="decimal"
      autoComplete="off"
      placeholder="$0"
      maxLength={LEAD_LIMITS.priceLength}
      required
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

const atBuild = (): Loading<never> => ({ kind: 'idle' });
const findSchema = async () => (await leadSchemaNow()) ?? 'missing';

type Props = {
  /** The brokerage's number, for when the form fails. */
  phone: string;
  privacyHref: string;
};

/** The long contact form: someone looks for a home in a city at a price. */
function LeadFormContent({ phone, privacyHref }: Props) {
  useStore($leadSchema, { ssr: atBuild });
  const form = useLeadForm({ phone, findSchema });
  const { suggest } = form;
  useEffect(() => suggest('code', $applicationState.get().partner?.code), [suggest]);
  if (form.state.kind === 'sent') return <Thanks receipt={form.state.receipt} />;
  return (
    <FormFrame form={form} privacyHref={privacyHref}>
      <PersonFields form={form} />
      <FieldRow>
        <TextField
          label={texts.city}
          autoComplete="address-level2"
          required
          {...form.fieldOf('city')}
        />
        <PriceField form={form} />
      </FieldRow>
      <TextField
        label={`${texts.code} (${texts.optional})`}
        autoComplete="off"
        spellCheck={false}
        {...form.fieldOf('code')}
      />
      <MessageField form={form} />
    </FormFrame>
  );
}

export const LeadFormIsland = withErrorBoundary(LeadFormContent);
