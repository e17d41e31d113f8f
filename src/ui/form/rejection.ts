import type { CallFailure } from '#src/contract/call-outcome.ts';
import type { Problem, Problems } from '#src/contract/problem.ts';

/** Why a sent form was rejected: the problems of single fields, and the text for the rest. */
export type Rejection = {
  readonly problems: Problems;
  /** The text for the form as a whole, given the problems that concern none of its fields. */
  readonly alert: (elsewhere: Problems) => string;
};

/** A rejection that is about no field. */
export function formRejection(text: string): Rejection {
  return { problems: [], alert: () => text };
}

/** A rejection that concerns one field, or the whole form where it has no such field. */
export function fieldRejection(param: string, msg: string): Rejection {
  return { problems: [{ param, msg }], alert: () => msg };
}

/**
 * The rejection of a form for a refused call. The problems of a 400 concern its fields.
 *
 * @param text the text for the form as a whole
 * @param sentence a person's text for a problem, where the server's words are for programs
 */
export function callRejection(
  failure: CallFailure,
  text: string,
  sentence: (problem: Problem) => string = ({ msg }) => msg,
): Rejection {
  if (failure.kind !== 'refused' || failure.status !== 400) return formRejection(text);
  const problems = failure.problems.map((each) => ({ param: each.param, msg: sentence(each) }));
  return { problems, alert: () => text };
}
