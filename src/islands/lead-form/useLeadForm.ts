import { useStore } from '@nanostores/react';
import { useCallback, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { isListingLead, type Lead } from '#src/contract/lead/lead.ts';
import type { LeadPurpose } from '#src/contract/lead/purposes.ts';
import type { LeadSchema } from '#src/contract/lead/schema.ts';
import type { Problems } from '#src/contract/problem.ts';
import { leadForm, suppliedRuleErrors } from '#src/domain/lead/validation.ts';
import { wantNotices } from '#src/lib/notices-wanted.ts';
import type { FieldError } from '#src/lib/validation.ts';
import { lead as words } from '#src/messages/en/lead.ts';
import { $lead, type LeadState, submitLead } from '#src/stores/lead/lead.ts';
import { type Rejection, wholeFormRejection } from '#src/ui/form/rejection.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { tellState, watchKeptLeads } from './resend-kept.ts';

/** The fields people see, by the names a form without a script sends them under. */
type LeadValues = {
  purpose: LeadPurpose;
  first: string;
  last: string;
  email: string;
  phone: string;
  city: string;
  price: string;
  address: string;
  type: string;
  timing: string;
  callBack: boolean;
  code: string;
  message: string;
  marketing: boolean;
  website: string;
};
type LeadFieldName = keyof LeadValues;

/** What else a form knows of its lead, such as the listing it is about. */
type LeadContext = Readonly<Record<string, string | number | undefined>>;

/** Gives the rules the server supplies; `missing` keeps the form from being sent. */
type FindSchema = () => Promise<LeadSchema | 'missing' | undefined>;

const errorText = ({ field, rule }: FieldError) => words.errorText(field, rule);

function refusal(problems: Problems, beginning = ''): Rejection {
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
  /** The rules of the long form. */
  findSchema?: FindSchema;
};

/** The server supplies rules for the long form only. */
const isLong = ({ purpose = 'buying' }: LeadContext) => purpose === 'buying';

/** What the rules that the server supplies say against the fields. */
async function suppliedRejection(fields: LeadContext, settings: Settings) {
  const schema = isLong(fields) ? await settings.findSchema?.() : undefined;
  if (schema === undefined) return null;
  if (schema === 'missing') {
    const { noSchema, noSchemaHint } = words.form;
    return wholeFormRejection(`${noSchema} ${noSchemaHint(settings.phone)}`);
  }
  const errors = suppliedRuleErrors(schema, fields);
  const problems = errors.map((error) => ({ param: error.field, msg: errorText(error) }));
  return problems.length > 0 ? refusal(problems) : null;
}

const atFirst = (): LeadState => ({ kind: 'idle' });

/** A lead form: its fields, where it is with its lead, and what sends it. */
export function useLeadForm(settings: Settings) {
  const { context = {}, phone } = settings;
  const beside = { wording: words.form.consent, ...context };
  const form = useForm<LeadValues, Lead>({
    schema: leadForm(beside),
    errorText,
    send: async (lead, { website, callBack, marketing, ...typed }) => {
      const rejected = await suppliedRejection({ ...typed, ...beside }, settings);
      if (rejected) return rejected;
      const sent = await submitLead(lead, { website, elapsedMs: elapsedMs() });
      tellState(sent, phone);
      if (sent.kind === 'sent') await rememberSender(lead);
      return sent.kind === 'refused' ? refusal(sent.problems, words.form.failed) : null;
    },
  });
  const state = useStore($lead, { ssr: atFirst });
  // What tells that there is no connection cannot be loaded then.
  useEffect(wantNotices, []);
  useEffect(() => watchKeptLeads(phone), [phone]);
  const isSent = state.kind === 'sent';
  const { control, getValues, reset, setValue } = form;
  useEffect(() => {
    if (isSent) reset();
  }, [isSent, reset]);
  /** Fills in a field that nothing has been typed into. */
  const suggest = useCallback(
    (name: LeadFieldName, value: string | undefined) => {
      if (value && !getValues(name)) setValue(name, value);
    },
    [getValues, setValue],
  );
  return {
    ...form,
    state,
    suggest,
    isBusy: form.isBusy || state.kind === 'sending',
    purpose: useWatch({ control, name: 'purpose' }) ?? 'buying',
    wantsCall: useWatch({ control, name: 'callBack' }) ?? false,
  };
}

export type LeadForm = ReturnType<typeof useLeadForm>;
