import type { LeadFault, LeadRule } from '#src/contract/lead/faults.ts';
import { lead } from '#src/messages/en/lead.ts';

/** A refusal that also names the rule, for programs that have sentences of their own. */
export type LeadProblem = {
  readonly param: string;
  readonly msg: string;
  readonly rule?: LeadRule;
};

/** The sentence for each fault. */
export function problemsOf(faults: readonly LeadFault[]): readonly LeadProblem[] {
  return faults.map(({ field, rule }) => {
    const sentences: Readonly<Record<string, string>> = lead.errors[field];
    return { param: field, msg: sentences[rule] ?? lead.unrecognized, rule };
  });
}
