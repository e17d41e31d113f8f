import { type RefusalStatus, RefusedRequest } from '#src/contract/problem.ts';
import { limitText } from '#src/domain/application/limit-text.ts';
import type { FieldError } from '#src/lib/validation/validation.ts';
import type { Locale } from '#src/messages/locale.ts';
import { applicationTexts } from '#src/messages/application/application.ts';

export function refusal(status: RefusalStatus, param: string, msg: string): RefusedRequest {
  return new RefusedRequest(status, [{ param, msg }]);
}

/** The same answer for a missing item and for another customer's item. */
export function notFound(param: string): RefusedRequest {
  return refusal(404, param, 'you have nothing with this id');
}

/** More problems than an application has fields; a small request must not ask for a large answer. */
const PROBLEM_LIMIT = 100;

/** A refusal that names every wrong field with its sentence. */
export function refusedFields(errors: readonly FieldError[], locale: Locale): RefusedRequest {
  const words = applicationTexts(locale);
  const problems = errors.slice(0, PROBLEM_LIMIT).map(({ field, rule, limit }) => {
    const bound = limit === undefined ? undefined : limitText(field, limit, locale);
    return { param: field || 'body', msg: words.errorText(field, rule, bound) };
  });
  return new RefusedRequest(400, problems);
}

/** The refusal of an item beyond a limit. */
export function limitRefusal(param: string, limit: number): RefusedRequest {
  return refusal(409, param, `at most ${limit} are allowed; please delete one first`);
}
