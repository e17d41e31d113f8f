import { failure, type Outcome, success } from '#src/lib/outcome.ts';

/** What `npm run sync` has to do, and for which feed; for all configured feeds when none is named. */
type SyncTask = {
  readonly kind: 'sync' | 'check' | 'shrink' | 'subscribe' | 'unsubscribe' | 'help';
  readonly feedId: string | undefined;
};

export const SYNC_HELP = `npm run sync                   reads the feeds into the database, starting where the last run ended
npm run sync -- --check        reads ten records and shows how each field is filled; stores nothing
npm run sync -- --shrink       reads the feeds, and removes listings that are no longer there, even if
                               they are more than a fifth of all listings
npm run sync -- --subscribe    makes Repliers notify the running server of each change at once
npm run sync -- --unsubscribe  ends these notifications
npm run sync -- --help         shows this help

Add the name of a feed to use only that one, for example npm run sync -- --check repliers.
`;

const KINDS: Readonly<Record<string, SyncTask['kind']>> = {
  '--check': 'check',
  '--shrink': 'shrink',
  '--subscribe': 'subscribe',
  '--unsubscribe': 'unsubscribe',
  '--help': 'help',
};

/** Reads the arguments of `npm run sync`. */
export function readSyncTask(args: readonly string[]): Outcome<SyncTask, string> {
  const isNamed = (text: string | undefined) => text !== undefined && !text.startsWith('-');
  const [option, ...names] = isNamed(args[0]) ? ['', ...args] : args;
  const kind = option ? (Object.hasOwn(KINDS, option) ? KINDS[option] : undefined) : 'sync';
  const [feedId, ...rest] = names;
  return kind && rest.length === 0 && (feedId === undefined || isNamed(feedId))
    ? success({ kind, feedId })
    : failure(
        `There is no option ${args.join(' ')}. Run npm run sync -- --help for the list of options.`,
      );
}
