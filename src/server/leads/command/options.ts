import { failure, type Outcome, success } from '#src/lib/outcome.ts';

export type LeadsTask =
  | { readonly task: 'help' | 'list' | 'export' }
  | { readonly task: 'show' | 'retry' | 'release'; readonly receipt: string };

export const LEADS_HELP = `Usage: npm run leads -- [command]

Reads the leads in the database DATABASE_URL, or in the folder DATA_DIR. The server can keep running.

  list              every lead, newest first, with the state of its emails (the default)
  show RECEIPT      all details of one lead
  retry RECEIPT     try to send its unsent emails again, for another three days
  release RECEIPT   a suspected lead was from a person after all: send its emails
  export            all leads as CSV; to write them to a file: npm run --silent leads -- export > leads.csv
  help              print this text

  alerts            emails about saved searches that have not been sent, with their numbers
  alerts show N     all details of one of them
  alerts retry N    try to send it again, for another three days
`;

/** Reads the command line of `npm run leads`. The error is a sentence. */
export function readLeadsTask(args: readonly string[]): Outcome<LeadsTask, string> {
  const [task = 'list', receipt, ...more] = args;
  if (more.length > 0)
    return failure(`"${more[0]}" is an extra argument; see npm run leads -- help.`);
  if (task === '--help' || task === '-h' || task === 'help') return success({ task: 'help' });
  if (task === 'list' || task === 'export') {
    return receipt === undefined
      ? success({ task })
      : failure(`"${task}" takes no further argument, but "${receipt}" was given.`);
  }
  if (task !== 'show' && task !== 'retry' && task !== 'release') {
    return failure(`"${task}" is not a command; see npm run leads -- help.`);
  }
  return receipt === undefined
    ? failure(`"${task}" needs the receipt of a lead, such as LW-7K3MX-92QXD.`)
    : success({ task, receipt: receipt.toUpperCase() });
}
