import { type ClassTimes, type Percentile, PERCENTILES, ratio, timesText } from './measured.ts';

const POSTGRES = ['PostgreSQL', 'PostGIS'];
const DUCKDB = ['DuckDB'];
const DATABASE = { 'the best of PostgreSQL': POSTGRES, DuckDB: DUCKDB };

/** What the index is to reach against a database with a million listings: the classes, least ratios. */
type Goal = {
  readonly number: number;
  readonly title: string;
  readonly classes: RegExp;
  readonly against: keyof typeof DATABASE;
  readonly least: Partial<Record<Percentile, number>>;
};

const GOALS: readonly Goal[] = [
  {
    number: 1,
    title: 'clusters z4–z11',
    classes: /^clusters z(4|8|11)$/,
    against: 'the best of PostgreSQL',
    least: { p95: 40 },
  },
  {
    number: 2,
    title: 'clusters z14–z16',
    classes: /^clusters z(14|16)$/,
    against: 'the best of PostgreSQL',
    least: { p95: 8 },
  },
  {
    number: 3,
    title: 'clusters at every zoom',
    classes: /^clusters z\d+$/,
    against: 'DuckDB',
    least: { p95: 6 },
  },
  {
    number: 8,
    title: 'counts and pages',
    classes: /^(count|page)/,
    against: 'the best of PostgreSQL',
    least: { p95: 15 },
  },
  {
    number: 9,
    title: 'new sales of a city',
    classes: /^new sales/,
    against: 'the best of PostgreSQL',
    least: { p50: 12, p95: 12 },
  },
  {
    number: 9,
    title: 'new sales of a city',
    classes: /^new sales/,
    against: 'DuckDB',
    least: { p50: 8, p95: 8 },
  },
  {
    number: 10,
    title: 'new keyword with filters',
    classes: /^new keyword/,
    against: 'the best of PostgreSQL',
    least: { p50: 3, p95: 8 },
  },
  {
    number: 11,
    title: 'autocomplete by address',
    classes: /address$/,
    against: 'the best of PostgreSQL',
    least: { p95: 100 },
  },
  {
    number: 11,
    title: 'autocomplete by MLS number',
    classes: /MLS number$/,
    against: 'the best of PostgreSQL',
    least: { p95: 8 },
  },
];

export type Verdict = { readonly isMissed: boolean; readonly line: string };

/** The least of the ratios of the classes of a goal, with the class it is of. */
function worst({ classes, against }: Goal, all: readonly ClassTimes[], percentile: Percentile) {
  const matches = all.flatMap((times) => {
    const reachedGoal = classes.test(times.name)
      ? ratio(times, DATABASE[against], percentile)
      : undefined;
    return reachedGoal === undefined ? [] : [{ name: times.name, reached: reachedGoal }];
  });
  return matches.toSorted((a, b) => a.reached - b.reached)[0];
}

/** A line for each goal and percentile that was measured: `goal 1: clusters z4–z11 p95, …: 71x`. */
export function verdicts(all: readonly ClassTimes[]): Verdict[] {
  return GOALS.flatMap((goal) =>
    PERCENTILES.flatMap((percentile) => {
      const least = goal.least[percentile];
      const matches = least === undefined ? undefined : worst(goal, all, percentile);
      if (least === undefined || !matches) return [];
      const isMissed = matches.reached < least;
      const { number, title, against } = goal;
      const line =
        `goal ${number}: ${title} ${percentile}, at least ${least}x ${against}: ` +
        `${timesText(matches.reached)} (${matches.name})${isMissed ? ', missed' : ''}`;
      return [{ isMissed, line }];
    }),
  );
}
