import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { AlertStore, UnsentAlert } from '../alerts/alert-store.ts';
import type { AlertsTask } from './options.ts';

/** More than wait even after a long failure of the mail server. */
const MOST_ALERTS = 10_000;

const minute = (ms: number) => new Date(ms).toISOString().replace('T', ' ').slice(0, 16);

/** Control characters would speak to the terminal. */
const printable = (text: string) =>
  text.replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' ? sign : '?'));

function stateOf({ state, dueAtMs }: UnsentAlert): string {
  return state === 'dead' ? 'given up' : `next try ${minute(dueAtMs)} UTC`;
}

function line(alert: UnsentAlert): string {
  const { id, day, email, search } = alert;
  return printable(`${id}  ${day}  ${stateOf(alert)}  ${email}  ${search.name}`);
}

function details(alert: UnsentAlert): string {
  const { id, day, email, search, news, attempts, lastError } = alert;
  const { homes, moreHomes, hiddenHomes } = news;
  return printable(
    [
      `Mail ${id} of ${day} to ${email}`,
      `About the saved search ${search.name}, ${search.address}`,
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
  const unsent = await alerts.unsent(MOST_ALERTS);
  if (command.task === 'list') {
    return success(
      unsent.length === 0
        ? 'Every mail about a saved search has been sent.\n'
        : `${unsent.map(line).join('\n')}\n`,
    );
  }
  const { task, id } = command;
  const alert = unsent.find((each) => each.id === id);
  if (!alert) return failure(`No unsent mail has the number ${id}.`);
  if (task === 'show') return success(details(alert));
  await alerts.retry(id, nowMs);
  return success(`Mail ${id} is tried again within a minute while the server runs.\n`);
}
