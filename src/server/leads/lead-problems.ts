import type { Problem } from '#src/contract/problem.ts';
import { lead } from '#src/messages/en/lead.ts';
import type { FieldError } from '#src/lib/validation.ts';

/** A refusal that also names the rule, for programs that have sentences of their own. */
export type LeadProblem = Problem & { readonly rule?: string };

/** The sentence for each error of a field. */
export function problemsOf(errors: readonly FieldError[]): readonly LeadProblem[] {
  return errors.map(({ field, rule }) => ({
    param: field,
    msg: lead.errorText(field, rule),
    rule,
  }));
}
