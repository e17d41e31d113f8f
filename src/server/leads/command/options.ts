import { failure, type Outcome, success } from '#src/lib/outcome.ts';

export type LeadsTask =
  | { readonly task: 'help' | 'list' | 'export' }
  | { readonly task: 'show' | 'retry' | 'release'; readonly receipt: string };

export const LEADS_HELP = `Usage: npm run leads -- [what to do]

Reads the leads in the database of DATABASE_URL, or in the folder that DATA_DIR names. The server may run meanwhile.

  list              every lead, the newest first, with what became of its mails (when nothing is said)
  show RECEIPT      one lead in full
  retry RECEIPT     send its unsent mails again, for another three days
  release RECEIPT   a suspected lead was a person after all: send its mails
  export            all leads as CSV, to a file with: npm run --silent leads -- export > leads.csv
  help              print this text

  alerts            mails about saved searches that have not been sent, with their numbers
  alerts show N     one of them in full
  alerts retry N    send it again, for another three days
`;

/** Reads the command line of `npm run leads`. The error is a sentence. */
export function readLeadsTask(args: readonly string[]): Outcome<LeadsTask, string> {
  const [task = 'list', receipt, ...more] = args;
  if (more.length > 0)
    return failure(`"${more[0]}" is one word too many; see npm run leads -- help.`);
  if (task === '--help' || task === '-h' || task === 'help') return success({ task: 'help' });
  if (task === 'list' || task === 'export') {
    return receipt === undefined
      ? success({ task })
      : failure(`"${task}" takes nothing after it, but "${receipt}" is given.`);
  }
  if (task !== 'show' && task !== 'retry' && task !== 'release') {
    return failure(`"${task}" is nothing leads can do; see npm run leads -- help.`);
  }
  return receipt === undefined
    ? failure(`"${task}" needs the receipt of a lead, such as LW-7K3MX-92QXD.`)
    : success({ task, receipt: receipt.toUpperCase() });
}
