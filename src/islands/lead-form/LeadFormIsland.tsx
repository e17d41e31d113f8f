import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import type { LeadPurpose } from '#src/contract/lead/purposes.ts';
import { suppliedRuleErrors } from '#src/domain/lead/supplied-rules.ts';
import type { SellerContext, SellerFields } from '#src/domain/lead/seller-form.ts';
import type { Locale } from '#src/messages/locale.ts';
import { contactFormTexts } from '#src/messages/lead/contact-form.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { $applicationState } from '#src/stores/application/state.ts';
import { $leadSchema, leadSchemaNow } from '#src/stores/lead/schema.ts';
import type { AsyncState } from '#src/stores/shell/async-state.ts';
import { CheckField } from '#src/ui/fields/CheckField.tsx';
import { type Rejection, formRejection } from '#src/ui/form/rejection.ts';
import { BuyingFields } from './fields/BuyingFields.tsx';
import { asIsland } from '#src/ui/as-island.tsx';
import { FormFrame } from './FormFrame.tsx';
import { MessageField } from './fields/MessageField.tsx';
import { EmailField, FieldRow, NameFields } from './fields/PersonFields.tsx';
import { PhoneField } from './fields/PhoneField.tsx';
import { PurposeChoice } from './fields/PurposeChoice.tsx';
import { SellingFields } from './fields/SellingFields.tsx';
import { Thanks } from './Thanks.tsx';
import {
  errorText,
  type LeadContext,
  type LeadForm,
  leadRejection,
  useLeadForm,
} from './useLeadForm.ts';

const atBuild = (): AsyncState<never> => ({ kind: 'idle' });

/** Checks the long form by the rules that the server supplies for it; without them it is not sent. */
async function suppliedRejection(
  fields: LeadContext,
  phone: string,
  locale: Locale,
): Promise<Rejection | null> {
  const words = contactFormTexts(locale);
  if ((fields['purpose'] ?? 'buying') !== 'buying') return null;
  const schema = await leadSchemaNow();
  if (!schema) return formRejection(words.noSchema(phone));
  const errors = suppliedRuleErrors(schema, fields);
  const problems = errors.map((error) => ({ param: error.field, msg: errorText(error, locale) }));
  return problems.length > 0 ? leadRejection(problems, locale) : null;
}

type Props = {
  /** The brokerage's number, for when the form fails. */
  phone: string;
  privacyHref: string;
  /** The purpose of the form; without it the visitor chooses. */
  purpose?: LeadPurpose | undefined;
  /** The initial values of a seller's fields. */
  seller?: SellerFields | undefined;
  /** Further values of the lead. */
  context?: SellerContext | undefined;
};

type Part = { form: LeadForm; purpose: LeadPurpose; isFixed: boolean };

/** Whether the fields of a purpose are in the form: without its script, those of every one are. */
function hasFields({ purpose: chosenPurpose, isFixed, form }: Part, purpose: LeadPurpose): boolean {
  return purpose === chosenPurpose || (!isFixed && !form.isAwake);
}

/** Fields of some purposes only; without a script the style sheet hides them. */
function Only({ of, children }: { of: string; children: ReactNode }) {
  return (
    <div data-purposes={of} className="grid gap-4 sm:gap-5">
      {children}
    </div>
  );
}

function Reach({ part }: { part: Part }) {
  const { form, purpose: chosenPurpose } = part;
  const { watch, isAwake } = form;
  const wantsCall = watch('callBack') ?? false;
  const isSelling = chosenPurpose === 'selling';
  const hasPhone = chosenPurpose !== 'question' || wantsCall || !isAwake;
  return (
    <FieldRow>
      <EmailField form={form} required={isAwake && !isSelling} isEither={isSelling} />
      {hasPhone && (
        <Only of="buying selling question call">
          <PhoneField
            form={form}
            required={isAwake && !isSelling}
            hasReason={chosenPurpose === 'buying'}
            isEither={isSelling}
          />
        </Only>
      )}
    </FieldRow>
  );
}

/** Further values of the lead, for visitors who send it without a script. */
function HiddenContext({ context }: { context: SellerContext }) {
  return Object.entries(context).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** The contact form: the specified long one for a buyer, and what else a seller or a question needs. */
function LeadFormContent({ phone, privacyHref, purpose, seller = {}, context = {} }: Props) {
  const locale = useLocale();
  const words = useTexts(contactFormTexts);
  useStore($leadSchema, { ssr: atBuild });
  const form = useLeadForm({
    phone,
    context: { ...(purpose && { purpose }), ...context },
    check: (fields) => suppliedRejection(fields, phone, locale),
  });
  const { isAwake, watch, getValues, setValue } = form;
  useEffect(() => {
    const { code } = $applicationState.get().partner ?? {};
    if (code && !getValues('code')) setValue('code', code);
  }, [getValues, setValue]);
  const pickedPurpose = watch('purpose') ?? 'buying';
  if (form.state.kind === 'sent') {
    const { lastLead } = form;
    const wantsCall = lastLead !== null && 'callBack' in lastLead && lastLead.callBack === true;
    return <Thanks receipt={form.state.receipt} wantsCall={wantsCall} />;
  }
  const chosenPurpose = purpose ?? pickedPurpose;
  const part = { form, purpose: chosenPurpose, isFixed: purpose !== undefined };
  return (
    <FormFrame form={form} privacyHref={privacyHref}>
      <HiddenContext context={context} />
      {purpose ? (
        <input type="hidden" name="purpose" value={purpose} />
      ) : (
        <PurposeChoice form={form} />
      )}
      {hasFields(part, 'selling') && (
        <Only of="selling">
          <SellingFields form={form} required={isAwake} initial={seller} />
        </Only>
      )}
      <NameFields form={form} />
      {hasFields(part, 'question') && (
        <Only of="question">
          <CheckField label={words.callBack} {...form.field('callBack')} />
        </Only>
      )}
      <Reach part={part} />
      {hasFields(part, 'buying') && (
        <Only of="buying">
          <BuyingFields form={form} required={isAwake} />
        </Only>
      )}
      <MessageField form={form} isRequired={isAwake && chosenPurpose === 'question'} />
    </FormFrame>
  );
}

export const LeadFormIsland = asIsland(LeadFormContent);
