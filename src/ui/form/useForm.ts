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
import { registerChoice } from './register-choice.ts';
import type { Rejection } from './rejection.ts';

type Options<Fields extends FieldValues, Value> = {
  /** Reads the typed fields; the server checks by the same schema. */
  readonly schema: z.ZodMiniType<Value, Fields>;
  /** The error of a field, in a sentence. */
  readonly errorText: (error: FieldError) => string;
  /** Sends the schema's output. */
  readonly send: (value: Value, fields: Fields) => Promise<Rejection | null>;
  /** Initial values of the fields; without it, those they hold already. */
  readonly defaultValues?: DefaultValues<Fields>;
  /** The values of the fields, if their state is kept outside of the form. */
  readonly values?: Fields;
  /** Whether the first wrong field takes the focus, which is the default. */
  readonly focusesErrors?: boolean;
};

function messageAt(errors: FieldErrors, name: string): string | undefined {
  const error: { message?: string } | undefined = get(errors, name);
  return error?.message;
}

/** The visible controls of a form that concern a field, in their order. */
function controlsOf(form: HTMLFormElement | null, isAbout: (name: string) => boolean) {
  return [...(form?.elements ?? [])].filter(
    (element): element is HTMLInputElement =>
      'name' in element &&
      isAbout(String(element.name)) &&
      !(element instanceof HTMLInputElement && element.type === 'hidden'),
  );
}

/**
 * How every form works: its fields are checked by a schema when it is sent, errors are shown beside their
 * fields until these are edited, and so are the server's refusals. No typed text is lost except by `reset`.
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
    // Typed text comes back as `values`, and errors of other fields stay.
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

  /** Shows refusals beside their fields, or above the form where it has no such field. */
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
        // A value filled in by the page itself is wrong, and nobody can correct it.
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
    /** The error of the form as a whole. */
    alert: errors.root?.message ?? null,
    isBusy: isSubmitting,
    /** How often it was sent, whether or not it passed. */
    submitCount,
    /** Whether the form's script runs, so that it is not just the server's markup. */
    isAwake,
    errorOf: (name: string) => messageAt(errors, name),
    forgetError: (name: string) => forgetError(name as FieldPath<Fields>),
    reject,
    /** Sends the form as its button does; false when it is not sent, and says why. */
    submit,
    reset: form.reset,
    setValue: form.setValue,
    getValues: form.getValues,
    /** The value of a field at each render, also one that was chosen before the form was awake. */
    watch: form.watch,
    /** The props of the form element. */
    formProps: {
      ref: element,
      noValidate: isAwake,
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        if (!isSubmitting) void submit();
      },
    },
    /** The props of the control of a field. */
    field: (name: FieldPath<Fields>) => {
      const { ref, ...field } = form.register(name, { onChange: () => forgetError(name) });
      return { ...field, ref: registerChoice(ref), error: messageAt(errors, name) };
    },
  };
}

/** A form of any fields. */
export type Form = ReturnType<typeof useForm>;
