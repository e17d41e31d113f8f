import { failure, type Outcome, success } from '#src/lib/outcome.ts';

export type AlertsTask =
  { readonly task: 'list' } | { readonly task: 'show' | 'retry'; readonly id: number };

const HELP = 'see npm run leads -- help.';

/** Reads what follows `npm run leads -- alerts`. The error is a sentence. */
export function readAlertsTask(args: readonly string[]): Outcome<AlertsTask, string> {
  const [task = 'list', number, ...more] = args;
  if (more.length > 0) return failure(`"${more[0]}" is an extra argument; ${HELP}`);
  if (task === 'list') {
    return number === undefined
      ? success({ task })
      : failure(`"alerts list" takes no further argument, but "${number}" was given.`);
  }
  if (task !== 'show' && task !== 'retry') {
    return failure(`"alerts ${task}" is not a command; ${HELP}`);
  }
  return /^[1-9]\d{0,14}$/.test(number ?? '')
    ? success({ task, id: Number(number) })
    : failure(`"alerts ${task}" needs the number of an email, such as 12.`);
}
