import { parseArgs } from 'node:util';
import { duckDbAnchor } from './anchors/duckdb-anchor.ts';
import { loadDuckDb } from './anchors/duckdb-library.ts';
import { verdicts } from './anchors/goals.ts';
import { type HomeBatch, homeBatches } from './anchors/home-rows.ts';
import { type SiteAnswers, siteAnswers } from './anchors/index-answers.ts';
import { measureClass } from './anchors/measure.ts';
import { type Measurement, WAYS_OF_TIMING } from './anchors/measured.ts';
import { postgresAnchors } from './anchors/postgres/postgres-anchor.ts';
import type { Anchor, QuestionClass } from './anchors/question.ts';
import { questionClasses } from './anchors/questions.ts';
import { reportTable } from './anchors/report.ts';
import { activePoints, benchDatabase } from './support/bench-database.ts';

// Run by `npm run bench databases`: the searches of the site against PostgreSQL and DuckDB, in one run.

/** A database under measurement, which may answer in several ways. */
type Engine = {
  readonly anchors: readonly Anchor[];
  readonly load: (batch: HomeBatch) => Promise<void>;
  readonly finish: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '100000' },
    postgres: { type: 'string' },
    duckdb: { type: 'string' },
    strict: { type: 'boolean', default: false },
  },
});
const sizes = options.sizes.split(',').map(Number);
if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
  process.stderr.write('--sizes takes whole numbers with commas between, as 100000,1000000\n');
  process.exit(2);
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const progress = (line: string) => process.stderr.write(`${line}\n`);

async function openEngines(): Promise<Engine[]> {
  const engines: Engine[] = [];
  if (options.postgres) engines.push(await postgresAnchors(options.postgres));
  else print('PostgreSQL: absent (no --postgres postgresql://… was given)');
  const library = loadDuckDb(options.duckdb);
  if (library) engines.push(await duckDbAnchor(library));
  else print('DuckDB: absent (it is not installed)');
  return engines;
}

/** Fills all databases, one batch after the other, so that the homes are made only once. */
async function fillEngines(engines: readonly Engine[], size: number): Promise<void> {
  for (const batch of homeBatches(size)) for (const { load } of engines) await load(batch);
  for (const { finish } of engines) await finish();
}

async function measureAll(
  classes: readonly QuestionClass[],
  site: SiteAnswers,
  anchors: readonly Anchor[],
) {
  const measurements: Awaited<ReturnType<typeof measureClass>>[] = [];
  for (const questionClass of classes) {
    progress(`  ${questionClass.name}`);
    measurements.push(await measureClass(questionClass, site, anchors));
  }
  return {
    all: measurements.map(({ times }) => times),
    differences: measurements.flatMap(({ differences }) => differences),
  };
}

/** Prints the measurements. */
function report(size: number, all: readonly Measurement[], anchors: readonly Anchor[]): void {
  const names = anchors.map(({ name }) => name);
  for (const timing of WAYS_OF_TIMING) {
    print(`\n### ${size.toLocaleString('en-CA')} listings, ${timing}\n`);
    const times = all.map((measurement) => measurement[timing]);
    for (const line of reportTable(times, names)) print(line);
  }
  print('');
  for (const { line } of verdicts(all)) print(`- ${line}`);
}

/** Returns the measurements, and the answers in which a database differs from the index. */
async function measureSize(size: number, engines: readonly Engine[]) {
  const anchors = engines.flatMap((engine) => engine.anchors);
  const database = benchDatabase(size);
  try {
    await fillEngines(engines, size);
    const db = database.open();
    const classes = questionClasses(db, activePoints(db));
    return await measureAll(classes, siteAnswers(database.open), anchors);
  } finally {
    database.remove();
  }
}

/** Returns the code to exit with. */
async function benchSize(size: number): Promise<number> {
  const engines = await openEngines();
  try {
    progress(`Filling the databases with ${size.toLocaleString('en-CA')} listings …`);
    const { all, differences } = await measureSize(size, engines);
    report(
      size,
      all,
      engines.flatMap((engine) => engine.anchors),
    );
    for (const line of differences) progress(line);
    const isMissed = options.strict && verdicts(all).some((goal) => goal.isMissed);
    return differences.length > 0 || isMissed ? 1 : 0;
  } finally {
    for (const { close } of engines) await close();
  }
}

let exitCode = 0;
for (const size of sizes) exitCode = Math.max(exitCode, await benchSize(size));
process.exitCode = exitCode;
