import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { isListingLead, type Lead } from '#src/contract/lead/lead.ts';
import type { LeadPurpose } from '#src/contract/lead/purposes.ts';
import type { Problems } from '#src/contract/problem.ts';
import { leadForm } from '#src/domain/lead/validation.ts';
import type { FieldError } from '#src/lib/validation/validation.ts';
import type { Locale } from '#src/messages/locale.ts';
import { leadTexts } from '#src/messages/lead/lead.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { $lead, type LeadState, submitLead } from '#src/stores/lead/lead.ts';
import type { Rejection } from '#src/ui/form/rejection.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { showDeliveryNotice, watchQueue } from './queue/resend-queue.ts';

/** The visible fields, by the names under which a form without a script sends them. */
type LeadValues = {
  purpose: LeadPurpose;
  first: string;
  last: string;
  email: string;
  phone: string;
  /** Two letters of ISO 3166-1, in the form of a listing. */
  phoneCountry: string;
  city: string;
  price: string;
  address: string;
  type: string;
  timing: string;
  callBack: boolean;
  code: string;
  message: string;
  /** When and how a home is to be seen, in the form for that. */
  day: string;
  time: string;
  way: string;
  marketing: boolean;
  website: string;
};

/** Further facts a form has about its lead, for example its listing. */
export type LeadContext = Readonly<Record<string, string | number | undefined>>;

/** The error of a field of a lead, in a sentence. */
export const errorText = ({ field, rule }: FieldError, locale: Locale) => {
  const words = leadTexts(locale);
  return words.errorText(field, rule);
};

/** Why a lead is not accepted: problems without a field are shown above the form. */
export function leadRejection(problems: Problems, locale: Locale, beginning = ''): Rejection {
  const words = leadTexts(locale);
  const alert = (elsewhere: Problems) =>
    [beginning, ...elsewhere.map(({ msg }) => msg)].filter(Boolean).join(' ') || words.form.failed;
  return { problems, alert };
}

/** Milliseconds since the page was opened, which is when its form was first seen. */
const elapsedMs = () => Math.round(performance.now());

/** Loaded late, as most who open a page send nothing. */
async function rememberSender(lead: Lead): Promise<void> {
  const { rememberApplicant, rememberPartner } = await import('#src/stores/application/state.ts');
  rememberApplicant(lead);
  if (!isListingLead(lead) && 'code' in lead && lead.code) rememberPartner(lead.code);
}

type Settings = {
  context?: LeadContext | undefined;
  phone: string;
  /** A further check before the lead is sent. */
  check?: (fields: LeadContext) => Promise<Rejection | null>;
};

const atFirst = (): LeadState => ({ kind: 'idle' });

/** A lead form: its fields, the state of its lead, and how to send it. */
export function useLeadForm(settings: Settings) {
  const locale = useLocale();
  const words = useTexts(leadTexts);
  const { context = {}, phone, check } = settings;
  const lastLead = useRef<Lead>(null);
  const beside = { wording: words.form.consent, ...context };
  const form = useForm<LeadValues, Lead>({
    schema: leadForm(beside),
    errorText: (error) => errorText(error, locale),
    send: async (lead, { website, callBack, marketing, ...fields }) => {
      const rejection = await check?.({ ...fields, ...beside });
      if (rejection) return rejection;
      lastLead.current = lead;
      const outcome = await submitLead(lead, { website, elapsedMs: elapsedMs() });
      showDeliveryNotice(outcome, phone);
      if (outcome.kind === 'sent') void rememberSender(lead);
      return outcome.kind === 'refused'
        ? leadRejection(outcome.problems, locale, words.form.failed)
        : null;
    },
  });
  const state = useStore($lead, { ssr: atFirst });
  useEffect(() => watchQueue(phone), [phone]);
  const isSent = state.kind === 'sent';
  const { reset } = form;
  useEffect(() => {
    if (isSent) reset();
  }, [isSent, reset]);
  return {
    ...form,
    state,
    /** The values sent last, for when the fields are empty again. */
    lastLead: lastLead.current,
    isBusy: form.isBusy || state.kind === 'sending',
  };
}

export type LeadForm = ReturnType<typeof useLeadForm>;
