import { failure, type Outcome, success } from '#src/lib/outcome.ts';

/** What `npm run sync` has to do, and for which feed; for all configured feeds when none is named. */
type SyncTask = {
  readonly kind: 'sync' | 'check' | 'shrink' | 'subscribe' | 'unsubscribe' | 'help';
  readonly feedId: string | undefined;
};

export const SYNC_HELP = `npm run sync                   reads the feeds into the database, from where they were left
npm run sync -- --check        reads ten records and tells how each field is filled; stores nothing
npm run sync -- --shrink       reads the feeds, and removes what is there no more even when that is more
                               than a fifth of the listings
npm run sync -- --subscribe    has Repliers tell the running server of each change at once
npm run sync -- --unsubscribe  ends that
npm run sync -- --help         shows this

The name of a feed behind it, such as npm run sync -- --check repliers, means that one alone.
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
        `There is no option ${args.join(' ')}. npm run sync -- --help tells which there are.`,
      );
}
