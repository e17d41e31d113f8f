import { failure, type Outcome, success } from '#src/lib/outcome.ts';

export type AlertsTask =
  { readonly task: 'list' } | { readonly task: 'show' | 'retry'; readonly id: number };

const HELP = 'see npm run leads -- help.';

/** Reads what follows `npm run leads -- alerts`. The error is a sentence. */
export function readAlertsTask(args: readonly string[]): Outcome<AlertsTask, string> {
  const [task = 'list', number, ...more] = args;
  if (more.length > 0) return failure(`"${more[0]}" is one word too many; ${HELP}`);
  if (task === 'list') {
    return number === undefined
      ? success({ task })
      : failure(`"alerts list" takes nothing after it, but "${number}" is given.`);
  }
  if (task !== 'show' && task !== 'retry') {
    return failure(`"alerts ${task}" is nothing leads can do; ${HELP}`);
  }
  return /^[1-9]\d{0,14}$/.test(number ?? '')
    ? success({ task, id: Number(number) })
    : failure(`"alerts ${task}" needs the number of a mail, such as 12.`);
}
