import type { CallFailure } from '#src/contract/call-outcome.ts';
import type { Problem, Problems } from '#src/contract/problem.ts';

/** Why what a form sent was not taken: what is wrong with single fields, and what to say of the rest. */
export type Rejection = {
  readonly problems: Problems;
  /** What is said of the form as a whole, given the problems that none of its fields is about. */
  readonly alert: (elsewhere: Problems) => string;
};

/** A rejection that is about no field. */
export function wholeFormRejection(text: string): Rejection {
  return { problems: [], alert: () => text };
}

/** A rejection that is about one field; it is said of the form where that has no such field. */
export function fieldRejection(param: string, msg: string): Rejection {
  return { problems: [{ param, msg }], alert: () => msg };
}

/**
 * What a refused call says of a form. The problems of a 400 are about its fields.
 *
 * @param text what is said of the form as a whole
 * @param sentence what a person reads of a problem, where the server's words are for programs
 */
export function callRejection(
  failure: CallFailure,
  text: string,
  sentence: (problem: Problem) => string = ({ msg }) => msg,
): Rejection {
  if (failure.kind !== 'refused' || failure.status !== 400) return wholeFormRejection(text);
  const problems = failure.problems.map((each) => ({ param: each.param, msg: sentence(each) }));
  return { problems, alert: () => text };
}
