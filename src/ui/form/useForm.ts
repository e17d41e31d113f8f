import { zodResolver } from '@hookform/resolvers/zod';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  useForm as useHookForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Problem } from '#src/contract/problem.ts';
import { errorsOfIssue, type FieldError, type Issue } from '#src/lib/validation/validation.ts';
import { announceError } from './announce-error.ts';
import type { Rejection } from './rejection.ts';

type Options<Fields extends FieldValues, Value> = {
  /** Reads the fields as they were typed; the server checks by the same one. */
  readonly schema: z.ZodMiniType<Value, Fields>;
  /** What is wrong with a field, in a sentence. */
  readonly errorText: (error: FieldError) => string;
  /** Sends what the schema made of the fields. */
  readonly send: (value: Value, fields: Fields) => Promise<Rejection | null>;
  /** What the fields begin with; without it, what they hold already. */
  readonly defaultValues?: DefaultValues<Fields>;
  /** What the fields hold where that is kept outside of the form. */
  readonly values?: Fields;
  /** Whether the first wrong field takes the focus, as it does by itself. */
  readonly focusesErrors?: boolean;
};

function messageAt(errors: FieldErrors, name: string): string | undefined {
  const error: { message?: string } | undefined = get(errors, name);
  return error?.message;
}

/** The controls of a form that a person sees and that are about a field, in their order. */
function controlsOf(form: HTMLFormElement | null, isAbout: (name: string) => boolean) {
  return [...(form?.elements ?? [])].filter(
    (element): element is HTMLInputElement =>
      'name' in element &&
      isAbout(String(element.name)) &&
      !(element instanceof HTMLInputElement && element.type === 'hidden'),
  );
}

/**
 * The one way a form works: its fields are checked by a schema when it is sent, what is wrong stands
 * beside its field until that is edited, and what the server refuses does too. Nothing that was typed
 * is lost but by `reset`.
 */
export function useForm<Fields extends FieldValues, Value>(options: Options<Fields, Value>) {
  const { schema, errorText, send, defaultValues, values, focusesErrors = true } = options;
  const element = useRef<HTMLFormElement>(null);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const error = (issue: Issue) => errorsOfIssue(issue).map(errorText)[0];
  const form = useHookForm<Fields, unknown, Value>({
    resolver: zodResolver(schema, { error }),
    reValidateMode: 'onSubmit',
    // By the order on the page, as a field that comes later may stand before others.
    shouldFocusError: false,
    ...(defaultValues && { defaultValues }),
    // What is typed comes back as `values`, and errors of other fields stay.
    ...(values && { values, resetOptions: { keepErrors: true, keepSubmitCount: true } }),
  });
  const { clearErrors, formState, setError } = form;
  const { errors, isSubmitting, submitCount } = formState;

  const setAlert = (message: string) => setError('root', { message });

  function focusOn(isAbout: (name: string) => boolean): boolean {
    const [first] = controlsOf(element.current, isAbout);
    if (first && focusesErrors) {
      if (first === document.activeElement) announceError(first);
      first.focus();
    }
    return first !== undefined;
  }

  /** Says what was refused beside its field, and above the form where that has no such field. */
  function reject({ problems, alert }: Rejection): void {
    const hasField = ({ param }: Problem) =>
      controlsOf(element.current, (name) => name === param).length > 0;
    const ofFields = problems.filter(hasField);
    for (const { param, msg } of ofFields) setError(param as FieldPath<Fields>, { message: msg });
    focusOn((name) => ofFields.some(({ param }) => param === name));
    const elsewhere = problems.filter((problem) => !ofFields.includes(problem));
    if (elsewhere.length > 0 || problems.length === 0) setAlert(alert(elsewhere));
  }

  async function submit(): Promise<boolean> {
    let isSent = false;
    await form.handleSubmit(
      async (value) => {
        const rejection = await send(value, form.getValues());
        if (rejection) reject(rejection);
        else isSent = true;
      },
      (wrong) => {
        if (focusOn((name) => name !== '' && messageAt(wrong, name) !== undefined)) return;
        // What the page itself filled in is wrong, and nobody can correct it.
        setAlert(errorText({ field: '', rule: 'unknown' }));
      },
    )();
    return isSent;
  }

  function forgetError(name: FieldPath<Fields>): void {
    clearErrors(name);
    clearErrors('root');
  }

  return {
    /** What is wrong with the form as a whole. */
    alert: errors.root?.message ?? null,
    isBusy: isSubmitting,
    /** How often it was sent, whether or not it passed. */
    submitCount,
    /** Whether the form has its script, and is not the markup of the server. */
    isAwake,
    errorOf: (name: string) => messageAt(errors, name),
    forgetError: (name: string) => forgetError(name as FieldPath<Fields>),
    reject,
    /** Sends the form as its button does; false when it is not sent, and says why. */
    submit,
    reset: form.reset,
    setValue: form.setValue,
    getValues: form.getValues,
    control: form.control,
    /** What the form element is given. */
    formProps: {
      ref: element,
      noValidate: isAwake,
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        if (!isSubmitting) void submit();
      },
    },
    /** What the control of a field is given. */
    field: (name: FieldPath<Fields>) => ({
      ...form.register(name, { onChange: () => forgetError(name) }),
      error: messageAt(errors, name),
    }),
  };
}

/** A form of any fields. */
export type Form = ReturnType<typeof useForm>;
