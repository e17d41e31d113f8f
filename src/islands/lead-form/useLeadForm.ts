import { useStore } from '@nanostores/react';
import { useCallback, useEffect } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { type LeadEntry, leadEntry } from '#src/domain/lead/entry.ts';
import { LEAD_FIELDS, type LeadFault } from '#src/contract/lead/faults.ts';
import type { LeadPurpose } from '#src/contract/lead/purposes.ts';
import type { LeadSchema } from '#src/contract/lead/schema.ts';
import { isListingLead, type Lead } from '#src/contract/lead/lead.ts';
import type { Problems } from '#src/contract/problem.ts';
import { wantNotices } from '#src/lib/notices-wanted.ts';
import { lead as words } from '#src/messages/en/lead.ts';
import { $lead, type LeadState, submitLead } from '#src/stores/lead/lead.ts';
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

type Form = UseFormReturn<LeadValues>;

/** Gives the rules the server supplies; `missing` keeps the form from being sent. */
type FindSchema = () => Promise<LeadSchema | 'missing' | undefined>;

const FIELD_NAMES = LEAD_FIELDS.filter(
  (name) => !['boardId', 'wording'].includes(name),
) as readonly LeadFieldName[];

function sentenceOf({ field, rule }: LeadFault): string {
  const sentences: Readonly<Record<string, string>> = words.errors[field];
  return sentences[rule] ?? words.unrecognized;
}

/** Puts sentences beside their fields and the focus on the first; true when any had a field. */
function showProblems(form: Form, problems: Problems): boolean {
  // What a form does not ask for has no field to stand beside, such as the address of a listing.
  const values: object = form.getValues();
  const ofFields = FIELD_NAMES.flatMap((name) => {
    const problem = problems.find(({ param }) => param === name);
    return problem && name in values ? [{ name, message: problem.msg }] : [];
  });
  for (const { name, message } of ofFields) form.setError(name, { message });
  const [first] = ofFields;
  if (first) form.setFocus(first.name);
  return first !== undefined;
}

function fail(form: Form, entry: Extract<LeadEntry, { ok: false }>): void {
  const problems = entry.faults.map((fault) => ({ param: fault.field, msg: sentenceOf(fault) }));
  if (showProblems(form, problems)) return;
  form.setError('root', { message: problems[0]?.msg ?? words.unrecognized });
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

/** Sends the lead if it passes the checks; else, and when it is refused, says what is wrong. */
async function checkAndSend(form: Form, values: LeadValues, settings: Settings) {
  const { context = {}, phone, findSchema } = settings;
  const { website, ...typed } = values;
  const fields = { ...typed, wording: words.form.consent, ...context };
  const first = leadEntry(fields, undefined);
  if (!first.ok) return fail(form, first);
  const schema = isLong({ purpose: values.purpose, ...context }) ? await findSchema?.() : undefined;
  if (schema === 'missing') {
    const { noSchema, noSchemaHint } = words.form;
    return form.setError('root', { message: `${noSchema} ${noSchemaHint(phone)}` });
  }
  const entry = leadEntry(fields, schema);
  if (!entry.ok) return fail(form, entry);
  const state = await submitLead(entry.lead, { website, elapsedMs: elapsedMs() });
  tellState(state, phone);
  if (state.kind === 'sent') await rememberSender(entry.lead);
  if (state.kind === 'refused' && !showProblems(form, state.problems)) {
    const said = state.problems.map(({ msg }) => msg).join(' ');
    form.setError('root', { message: [words.form.failed, said].filter(Boolean).join(' ') });
  }
}

const atFirst = (): LeadState => ({ kind: 'idle' });

/**
 * A lead form: its fields, where it is with its lead, and what sends it. What is wrong stands beside
 * its field until the field is edited.
 */
export function useLeadForm(settings: Settings) {
  const form = useForm<LeadValues>({ reValidateMode: 'onSubmit', shouldFocusError: false });
  const state = useStore($lead, { ssr: atFirst });
  const { phone } = settings;
  // What tells that there is no connection cannot be loaded then.
  useEffect(wantNotices, []);
  useEffect(() => watchKeptLeads(phone), [phone]);
  const isSent = state.kind === 'sent';
  const { reset } = form;
  useEffect(() => {
    if (isSent) reset();
  }, [isSent, reset]);
  const onSubmit = form.handleSubmit((values) => checkAndSend(form, values, settings));
  const fieldOf = (name: LeadFieldName) => {
    const onChange = () => {
      form.clearErrors(name);
      form.clearErrors('root');
    };
    const field = form.register(name, { onChange });
    return { ...field, error: form.formState.errors[name]?.message };
  };
  const { getValues, setValue } = form;
  /** Fills in a field that nothing has been typed into. */
  const suggest = useCallback(
    (name: LeadFieldName, value: string | undefined) => {
      if (value && !getValues(name)) setValue(name, value);
    },
    [getValues, setValue],
  );
  const { control } = form;
  const purpose = useWatch({ control, name: 'purpose' }) ?? 'buying';
  const wantsCall = useWatch({ control, name: 'callBack' }) ?? false;
  const isBusy = form.formState.isSubmitting || state.kind === 'sending';
  return {
    state,
    onSubmit,
    fieldOf,
    suggest,
    purpose,
    wantsCall,
    isBusy,
    failure: form.formState.errors.root?.message,
  };
}

export type LeadForm = ReturnType<typeof useLeadForm>;
