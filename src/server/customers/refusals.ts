import type { ApplicationFault } from '#src/contract/application/reading.ts';
import { type RefusalStatus, RefusedRequest } from '#src/contract/problem.ts';
import { formatDollars } from '#src/domain/money.ts';
import { application } from '#src/messages/en/application.ts';

export function refused(status: RefusalStatus, param: string, msg: string): RefusedRequest {
  return new RefusedRequest(status, [{ param, msg }]);
}

/** What is not there, and what is another customer's, is answered the same. */
export function notFound(param: string): RefusedRequest {
  return refused(404, param, 'there is nothing of yours by this id');
}

/** More than an application has fields; a small request must not ask for a large answer. */
const PROBLEM_LIMIT = 100;

/** A refusal that names every faulty field with its sentence. */
export function refusedFields(faults: readonly ApplicationFault[]): RefusedRequest {
  return new RefusedRequest(
    400,
    faults.slice(0, PROBLEM_LIMIT).map(({ field, rule, leastDollars }) => ({
      param: field,
      msg: application.fault(
        field,
        rule,
        leastDollars === undefined ? undefined : formatDollars(leastDollars),
      ),
    })),
  );
}
