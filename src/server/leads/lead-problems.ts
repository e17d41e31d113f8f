import type { Problem } from '#src/contract/problem.ts';
import type { Locale } from '#src/messages/locale.ts';
import { leadTexts } from '#src/messages/lead/lead.ts';
import type { FieldError } from '#src/lib/validation/validation.ts';

/** A refusal that also names the rule, for programs that have sentences of their own. */
export type LeadProblem = Problem & { readonly rule?: string };

/** The sentence for each error of a field. */
export function problemsOf(errors: readonly FieldError[], locale: Locale): readonly LeadProblem[] {
  const words = leadTexts(locale);
  return errors.map(({ field, rule }) => ({
    param: field,
    msg: words.errorText(field, rule),
    rule,
  }));
}
