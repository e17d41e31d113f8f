import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { LeadRepository } from '../repository.ts';
import { leadsCsv } from './csv.ts';
import { LEADS_HELP, type LeadsTask } from './options.ts';
import { leadDetails, leadList } from './report.ts';

/** More than a brokerage gets in years; the file of an export still fits into memory. */
const MAX_LEADS = 100_000;

const unknown = (receipt: string) => failure(`There is no lead with the receipt ${receipt}.`);

/** Does what `npm run leads` was asked for; the text to print, or a sentence about what is wrong. */
export async function runLeadsTask(
  command: LeadsTask,
  leads: LeadRepository,
  nowMs: number,
): Promise<Outcome<string, string>> {
  if (!('receipt' in command)) {
    if (command.task === 'help') return success(LEADS_HELP);
    const write = command.task === 'list' ? leadList : leadsCsv;
    return success(write(await leads.list(MAX_LEADS)));
  }
  const { task, receipt } = command;
  const entry = await leads.find(receipt);
  if (!entry) return unknown(receipt);
  if (task === 'show') return success(leadDetails(entry));
  if (task === 'release') {
    await leads.release(receipt, nowMs);
    return success(
      `${receipt} was released: its emails will be sent within a minute if the server is running.\n`,
    );
  }
  const count = await leads.retry(receipt, nowMs);
  return success(
    count === 0
      ? `${receipt} has no unsent emails.\n`
      : `${receipt}: ${count} unsent, will be tried again within a minute if the server is running.\n`,
  );
}
