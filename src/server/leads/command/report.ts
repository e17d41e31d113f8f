import { type LeadDelivery, type LeadEntry, MAIL_NAMES } from '../repository.ts';
import type { StoredShowing } from '../showings/showing-store.ts';

const day = (ms: number) => new Date(ms).toISOString().replace('T', ' ').slice(0, 16);

function wordsOf({ lead, deliveries }: LeadEntry): string {
  const mails = mailWords(deliveries);
  if (lead.suspicion === null) return mails;
  return deliveries.length === 0 ? `suspected: ${lead.suspicion}` : `${lead.suspicion}, ${mails}`;
}

function mailWords(deliveries: LeadEntry['deliveries']): string {
  const waitingCount = deliveries.filter(({ state }) => state === 'waiting').length;
  const dead = deliveries.filter(({ state }) => state === 'dead').length;
  if (dead > 0) return `${dead} email${dead === 1 ? '' : 's'} given up`;
  if (waitingCount === 0) return 'sent';
  const failure = deliveries.find(({ state, lastError }) => state === 'waiting' && lastError);
  const reason = failure ? `, last error: ${failure.lastError}` : '';
  return `${waitingCount} email${waitingCount === 1 ? '' : 's'} to send${reason}`;
}

/** Control characters could change the terminal. */
const printable = (text: string) =>
  text.replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' ? sign : '?'));

/** One line per lead. */
export function leadList(entries: readonly LeadEntry[]): string {
  if (entries.length === 0) return 'There are no leads.\n';
  const lines = entries.map((entry) => {
    const { receipt, acceptedAtMs, lead } = entry.lead;
    const { first, last } = lead.user.name;
    return printable(`${receipt}  ${day(acceptedAtMs)}  ${wordsOf(entry)}  ${first} ${last}`);
  });
  return `${lines.join('\n')}\n`;
}

function deliveryLine({ kind, state, attempts, dueAtMs, lastError }: LeadDelivery): string {
  const next = state === 'waiting' ? `, next try ${day(dueAtMs)} UTC` : '';
  const error = lastError === null ? '' : `, last error: ${lastError}`;
  return `Email ${MAIL_NAMES[kind]}: ${state}, tries: ${attempts}${next}${error}`;
}

function showingLine({ startsAtMs, realtor, confirmedAtMs, ...showing }: StoredShowing): string {
  const { cancelledAtMs, cancelledBy } = showing;
  const state =
    cancelledAtMs === null
      ? confirmedAtMs === null
        ? 'requested'
        : `confirmed ${day(confirmedAtMs)} UTC`
      : `cancelled by the ${cancelledBy} ${day(cancelledAtMs)} UTC`;
  return `Showing ${day(startsAtMs)} UTC with ${realtor}, ${state}`;
}

/** Everything stored about one lead. */
export function leadDetails(entry: LeadEntry): string {
  const { receipt, acceptedAtMs, suspicion, lead, showing } = entry.lead;
  return printable(
    [
      `Receipt ${receipt}, ${day(acceptedAtMs)} UTC`,
      ...(suspicion === null ? [] : [`Suspected: ${suspicion}`]),
      JSON.stringify(lead, undefined, 2),
      ...(showing === null ? [] : [showingLine(showing)]),
      ...entry.deliveries.map(deliveryLine),
      '',
    ].join('\n'),
  );
}
