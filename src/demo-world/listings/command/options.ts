import { type Outcome, failure, success } from '#src/lib/outcome.ts';
import { thousands } from '#src/lib/text/thousands.ts';
import { DEFAULT_COUNT } from '../market/city-plans.ts';
import { MAX_LISTINGS } from '../board/mls-numbers.ts';

export type DemoOptions = {
  readonly task: 'make' | 'report' | 'help';
  /** Number of listings to make. */
  readonly count: number;
  /** Whether a report follows the generation. */
  readonly withReport: boolean;
  readonly seed: string | undefined;
};

export const DEMO_HELP = `Usage: npm run demo -- [options]

Creates the demo database again, in the folder that DATA_DIR names, dated to the day that DEMO_DATE
names or to today. The old database is replaced when the new one is complete, and only if it
contains only demo listings. Stop the server first.

  --listings N   number of listings to create, 1 to ${thousands(MAX_LISTINGS)} (${thousands(DEFAULT_COUNT)} when not given)
  --seed TEXT    different homes and prices on the same streets
  --report       print counts, prices and days on market next to the market parameters; on its own, it
                 reports on the existing database, and creates one only if there is none
  --help         print this text
`;

const COUNT_SENTENCE = `--listings must be a whole number from 1 to ${thousands(MAX_LISTINGS)}`;

type Reading = { count?: number; seed?: string; isReport?: true; isHelp?: true };

function readCount(text: string | undefined): Outcome<number, string> {
  if (text === undefined) return failure(`${COUNT_SENTENCE}, but none is given.`);
  const count = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= MAX_LISTINGS
    ? success(count)
    : failure(`${COUNT_SENTENCE}, but it is "${text}".`);
}

/** Reads one option, with its value where it takes one, into the reading. The error is a sentence. */
function readOption(name: string, value: string | undefined, into: Reading): string | null {
  if (name === '--listings') {
    const count = readCount(value);
    if (!count.ok) return count.error;
    into.count = count.value;
    return null;
  }
  if (name === '--seed') {
    if (!value) return '--seed takes a text, but none is given.';
    into.seed = value;
    return null;
  }
  return `"${name}" is not an option; see npm run demo -- --help.`;
}

/** "--listings=500" as "--listings", "500". */
function splitEquals(args: readonly string[]): string[] {
  return args.flatMap((arg) => {
    const equals = arg.startsWith('--') ? arg.indexOf('=') : -1;
    return equals < 0 ? [arg] : [arg.slice(0, equals), arg.slice(equals + 1)];
  });
}

/** Reads the command line of `npm run demo`. The error is one sentence about the first bad option. */
export function readDemoOptions(args: readonly string[]): Outcome<DemoOptions, string> {
  const words = splitEquals(args);
  const reading: Reading = {};
  for (let at = 0; at < words.length; at += 1) {
    const name = words[at] ?? '';
    if (name === '--report') reading.isReport = true;
    else if (name === '--help' || name === '-h') reading.isHelp = true;
    else {
      at += 1;
      const error = readOption(name, words[at], reading);
      if (error !== null) return failure(error);
    }
  }
  const { count, seed, isReport = false, isHelp = false } = reading;
  const onlyReports = isReport && count === undefined && seed === undefined;
  return success({
    task: isHelp ? 'help' : onlyReports ? 'report' : 'make',
    count: count ?? DEFAULT_COUNT,
    withReport: isReport,
    seed,
  });
}
