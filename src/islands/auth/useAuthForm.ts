import { useEffect, useState } from 'react';
import { type FieldError, type FieldErrors, type FieldValues, get, useForm } from 'react-hook-form';
import type { AuthField, AuthForm, AuthFormName } from '#src/contract/account/auth-faults.ts';
import { type AuthFailure, fieldOfFailure } from '#src/domain/account/auth-failure.ts';
import { prepareAccounts } from '#src/stores/session/accounts.ts';
import { fetchAuthRules } from '#src/stores/session/form-rules.ts';
import { authResolver, FIELD_PATHS, relationOf } from './auth-resolver.ts';
import { failureText } from './failure-text.ts';

type Options<Name extends AuthFormName> = {
  readonly name: Name;
  readonly fields: readonly AuthField[];
  /** The number to call when nothing else helps. */
  readonly phone: string;
  /** Does what the form is for, with what was typed, checked and trimmed. */
  readonly send: (form: AuthForm<Name>) => Promise<AuthFailure | null>;
};

function errorAt(errors: FieldErrors, path: string): string | undefined {
  const error = get(errors, path) as FieldError | undefined;
  return error?.message;
}

/** The state of one form of the account pages: its fields, its errors and whether it is busy. */
export function useAuthForm<Name extends AuthFormName>(options: Options<Name>) {
  const { name, fields, phone, send } = options;
  const [failure, setFailure] = useState<string | null>(null);
  const [isAwake, setAwake] = useState(false);
  const form = useForm<FieldValues>({
    resolver: authResolver(name),
    reValidateMode: 'onSubmit',
  });
  const { register, clearErrors, setError, formState } = form;

  useEffect(() => {
    setAwake(true);
    const relation = relationOf(name);
    if (relation) void fetchAuthRules(relation);
  }, [name]);

  function place(problem: AuthFailure): void {
    const field = fieldOfFailure(problem);
    const text = failureText(problem, phone);
    if (!field || !fields.includes(field)) setFailure(text);
    else setError(FIELD_PATHS[field], { type: problem.kind, message: text }, { shouldFocus: true });
  }

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    // The resolver has read them by the schema of this very form.
    const problem = await send(values as AuthForm<Name>);
    if (problem) place(problem);
  });

  return {
    failure,
    place,
    isBusy: formState.isSubmitting,
    isAwake,
    /** What the form element is given. Until the script runs nothing can be sent by accident. */
    formProps: {
      method: 'post',
      noValidate: true,
      onSubmit: (event: React.SubmitEvent) => {
        event.preventDefault();
        if (!formState.isSubmitting) void submit(event);
      },
      onFocus: prepareAccounts,
    } as const,
    /** What the input of a field is given. */
    field: (field: AuthField) => ({
      ...register(FIELD_PATHS[field], {
        onChange: () => {
          clearErrors(FIELD_PATHS[field]);
          setFailure(null);
        },
      }),
      required: true,
      error: errorAt(formState.errors, FIELD_PATHS[field]),
    }),
  };
}
