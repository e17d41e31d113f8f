import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { AlertStore, UnsentAlert } from '../alerts/alert-store.ts';
import type { AlertsTask } from './options.ts';

/** More than would wait even after a long failure of the mail server. */
const MAX_ALERTS = 10_000;

const minute = (ms: number) => new Date(ms).toISOString().replace('T', ' ').slice(0, 16);

/** Control characters could change the terminal. */
const printable = (text: string) =>
  text.replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' ? sign : '?'));

function stateOf({ state, dueAtMs }: UnsentAlert): string {
  return state === 'dead' ? 'given up' : `next try ${minute(dueAtMs)} UTC`;
}

const nameOf = ({ subject }: UnsentAlert) =>
  subject.kind === 'search' ? subject.name : 'the saved homes';

function line(alert: UnsentAlert): string {
  const { id, day, email } = alert;
  return printable(`${id}  ${day}  ${stateOf(alert)}  ${email}  ${nameOf(alert)}`);
}

function details(alert: UnsentAlert): string {
  const { id, day, email, subject, news, attempts, lastError } = alert;
  const { homes, moreHomes, hiddenHomes } = news;
  return printable(
    [
      `Email ${id} of ${day} to ${email}`,
      subject.kind === 'search'
        ? `About the saved search ${subject.name}, ${subject.address}`
        : 'About the saved homes',
      `${stateOf(alert)}, tries: ${attempts}${lastError === null ? '' : `, last error: ${lastError}`}`,
      ...homes.map(({ title, price }) => `  ${price} · ${title}`),
      `  and ${moreHomes} more, ${hiddenHomes} for signed-in visitors only`,
      '',
    ].join('\n'),
  );
}

type Alerts = Pick<AlertStore, 'unsent' | 'retry'>;

/** Does what `npm run leads -- alerts` was asked for; the text to print, or what is wrong. */
export async function runAlertsTask(
  command: AlertsTask,
  alerts: Alerts,
  nowMs: number,
): Promise<Outcome<string, string>> {
  const unsent = await alerts.unsent(MAX_ALERTS);
  if (command.task === 'list') {
    return success(
      unsent.length === 0
        ? 'All emails about saved searches and homes have been sent.\n'
        : `${unsent.map(line).join('\n')}\n`,
    );
  }
  const { task, id } = command;
  const alert = unsent.find((each) => each.id === id);
  if (!alert) return failure(`There is no unsent email with the number ${id}.`);
  if (task === 'show') return success(details(alert));
  await alerts.retry(id, nowMs);
  return success(`Email ${id} will be tried again within a minute if the server is running.\n`);
}
