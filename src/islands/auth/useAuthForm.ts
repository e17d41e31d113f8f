import { useEffect } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { AuthRelation } from '#src/contract/account/auth-forms-meta.ts';
import type { AuthFailure } from '#src/domain/account/auth/failure.ts';
import { jsonSchemaErrors } from '#src/lib/validation/json-schema.ts';
import type { FieldError } from '#src/lib/validation/validation.ts';
import type { Locale } from '#src/messages/locale.ts';
import { authTexts } from '#src/messages/account/auth.ts';
import { useLocale } from '#src/ui/locale/use-texts.ts';
import { prepareAccounts } from '#src/stores/session/accounts.ts';
import { $authRules, fetchAuthRules } from '#src/stores/session/form-rules.ts';
import { authRejection } from '#src/ui/form/auth-rejection.ts';
import type { Rejection } from '#src/ui/form/rejection.ts';
import { useForm } from '#src/ui/form/useForm.ts';

type Options<Fields extends FieldValues> = {
  readonly schema: z.ZodMiniType<Fields, Fields>;
  /** The relation of the server's rules for this form. */
  readonly relation?: AuthRelation;
  /** The number to call when nothing else helps. */
  readonly phone: string;
  /** Performs the form's task with its checked and trimmed input. */
  readonly send: (form: Fields) => Promise<AuthFailure | null>;
};

const errorText = ({ field, rule }: FieldError, locale: Locale) => {
  const words = authTexts(locale);
  return words.errorText(field, rule);
};

/** The errors of a form by the server's rules, once these are loaded. */
function suppliedRejection(
  relation: AuthRelation,
  form: FieldValues,
  locale: Locale,
): Rejection | null {
  const schema = $authRules.get()[relation];
  const errors = schema ? jsonSchemaErrors(schema, form) : [];
  const problems = errors.map((error) => ({ param: error.field, msg: errorText(error, locale) }));
  const [first] = problems;
  return first ? { problems, alert: () => first.msg } : null;
}

/** One form of the account pages: its fields, its errors and whether it is busy. */
export function useAuthForm<Fields extends FieldValues>(options: Options<Fields>) {
  const locale = useLocale();
  const { schema, relation, phone, send } = options;
  const form = useForm<Fields, Fields>({
    schema,
    errorText: (error) => errorText(error, locale),
    send: async (value) => {
      const rejection = relation ? suppliedRejection(relation, value, locale) : null;
      if (rejection) return rejection;
      const failure = await send(value);
      return failure && authRejection(failure, phone, locale);
    },
  });
  useEffect(() => {
    if (relation) void fetchAuthRules(relation);
  }, [relation]);
  return {
    ...form,
    /** Reports a failure outside of sending the form, for example with another code. */
    rejectFor: (failure: AuthFailure) => form.reject(authRejection(failure, phone, locale)),
    /** Until the script runs nothing can be sent by accident. */
    formProps: { ...form.formProps, method: 'post', onFocus: prepareAccounts } as const,
    field: (name: FieldPath<Fields>) => ({ ...form.field(name), required: true }),
  };
}
