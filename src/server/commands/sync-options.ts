import { failure, type Outcome, success } from '#src/lib/outcome.ts';

type SyncTask = 'sync' | 'check' | 'shrink' | 'help';

export const SYNC_HELP = `npm run sync              reads the feed into the database, from where it was left
npm run sync -- --check   reads ten records and tells how each field is filled; stores nothing
npm run sync -- --shrink  reads the feed, and removes what is there no more even when that is more than
                          a fifth of the listings
npm run sync -- --help    shows this
`;

const TASKS: Readonly<Record<string, SyncTask>> = {
  '--check': 'check',
  '--shrink': 'shrink',
  '--help': 'help',
};

/** What \`npm run sync\` is to do. */
export function readSyncTask(args: readonly string[]): Outcome<SyncTask, string> {
  const [first, ...rest] = args;
  if (first === undefined) return success('sync');
  const task = Object.hasOwn(TASKS, first) ? TASKS[first] : undefined;
  return task && rest.length === 0
    ? success(task)
    : failure(
        `There is no option ${args.join(' ')}. npm run sync -- --help tells which there are.`,
      );
}
