import {
  type Measurement,
  type Percentile,
  PERCENTILES,
  ratio,
  timesText,
  type WayOfTiming,
} from './measured.ts';

const POSTGRES = ['PostgreSQL', 'PostGIS'];
const DUCKDB = ['DuckDB'];
const DATABASE = { 'the best of PostgreSQL': POSTGRES, DuckDB: DUCKDB };

/** A goal of the index against a database with a million listings: the classes, and the least ratios. */
type Goal = {
  readonly title: string;
  readonly timing: WayOfTiming;
  readonly classes: RegExp;
  readonly against: keyof typeof DATABASE;
  readonly least: Partial<Record<Percentile, number>>;
};

const onFirstAsk = (title: string, classes: RegExp, p95: number, isDuckDb = false): Goal => ({
  title,
  timing: 'first',
  classes,
  against: isDuckDb ? 'DuckDB' : 'the best of PostgreSQL',
  least: { p95 },
});

const whenWarm = (
  title: string,
  classes: RegExp,
  least: Goal['least'],
  isDuckDb = false,
): Goal => ({
  title,
  timing: 'warm',
  classes,
  against: isDuckDb ? 'DuckDB' : 'the best of PostgreSQL',
  least,
});

const GOALS: readonly Goal[] = [
  onFirstAsk('clusters z4–z11', /^clusters .*z(4|8|11)$/, 40),
  onFirstAsk('clusters z14–z16', /^clusters .*z(14|16)$/, 5),
  onFirstAsk('pages', /^page/, 5),
  onFirstAsk('statistics', /^new sales/, 12),
  onFirstAsk('keywords', /^new keyword/, 8),
  onFirstAsk('addresses', /address$|letters$/, 10),
  onFirstAsk('every class', /./, 6, true),
  whenWarm('clusters z4–z11', /^clusters z(4|8|11)$/, { p95: 40 }),
  whenWarm('clusters z14–z16', /^clusters z(14|16)$/, { p95: 8 }),
  whenWarm('clusters at every zoom', /^clusters z\d+$/, { p95: 6 }, true),
  whenWarm('counts and pages', /^(count|page)/, { p95: 15 }),
  whenWarm('new sales of a city', /^new sales/, { p50: 12, p95: 12 }),
  whenWarm('new sales of a city', /^new sales/, { p50: 8, p95: 8 }, true),
  whenWarm('new keyword with filters', /^new keyword/, { p50: 3, p95: 8 }),
  whenWarm('autocomplete by address', /address$/, { p95: 100 }),
  whenWarm('autocomplete by MLS number', /MLS number$/, { p95: 8 }),
];

export type Verdict = { readonly isMissed: boolean; readonly line: string };

/** The least ratio among the classes of a goal, with its class. */
function worst(
  { classes, against, timing }: Goal,
  all: readonly Measurement[],
  percentile: Percentile,
) {
  const matches = all.flatMap(({ [timing]: times }) => {
    const reachedGoal = classes.test(times.name)
      ? ratio(times, DATABASE[against], percentile)
      : undefined;
    return reachedGoal === undefined ? [] : [{ name: times.name, reached: reachedGoal }];
  });
  return matches.toSorted((a, b) => a.reached - b.reached)[0];
}

/** A line for each measured goal and percentile: `first: clusters z4–z11 p95, …: 71x`. */
export function verdicts(all: readonly Measurement[]): Verdict[] {
  return GOALS.flatMap((goal) =>
    PERCENTILES.flatMap((percentile) => {
      const least = goal.least[percentile];
      const matches = least === undefined ? undefined : worst(goal, all, percentile);
      if (least === undefined || !matches) return [];
      const isMissed = matches.reached < least;
      const { timing, title, against } = goal;
      const line =
        `${timing}: ${title} ${percentile}, at least ${least}x ${against}: ` +
        `${timesText(matches.reached)} (${matches.name})${isMissed ? ', missed' : ''}`;
      return [{ isMissed, line }];
    }),
  );
}
