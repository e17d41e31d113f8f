import { Client } from 'pg';
import { boxAround } from '#src/lib/geo/polygon.ts';
import type { SearchArea } from '#src/server/search-index/search-area.ts';
import { coverSpans } from '../cover-spans.ts';
import type { Dialect } from '../grid-sql.ts';
import type { HomeBatch } from '../home-rows.ts';
import { createTables, finishTables, insertHomes, SCHEMA } from './postgres-tables.ts';
import type { Anchor, AnswerRow, AnchorQuestion, Statement } from '../question.ts';
import { numberParameters, questionSql } from '../question-sql.ts';

/** Each span is planned separately: with more of them, planning takes longer than it saves. */
const MOST_SPANS = 3;

const HOMES = { sql: 'home', values: [] };

const phrase = (words: string) => ({
  sql: "words @@ to_tsquery('simple', ?)",
  values: [`${words.replaceAll(' ', ' <-> ')}:*`],
});

/** Enters the covering B-tree once for each span of codes. */
function spansOf(area: SearchArea): Statement {
  const spans = coverSpans(area, MOST_SPANS);
  const arms = spans.map(() => 'SELECT * FROM home WHERE q >= ? AND q < ?');
  return {
    sql: `(${arms.join(' UNION ALL ')}) AS home`,
    values: spans.flatMap(({ from, to }) => [from, to]),
  };
}

/** The index of words is combined with one span, as it is no help with many. */
function spanWith(area: SearchArea): Statement[] {
  const spans = coverSpans(area, 1);
  return spans.map(({ from, to }) => ({ sql: 'q >= ? AND q < ?', values: [from, to] }));
}

const B_TREE: Dialect = {
  source(area, hasWords) {
    if (!area) return { from: HOMES, where: [] };
    return hasWords ? { from: HOMES, where: spanWith(area) } : { from: spansOf(area), where: [] };
  },
  phrase,
};

/** More than the error of rounding a box to the 32-bit numbers that PostGIS compares. */
const SLACK_E6 = 100;

const GIST: Dialect = {
  source: (area) => ({
    from: { sql: 'home_place', values: [] },
    where: area
      ? [
          {
            sql: 'place && ST_MakeEnvelope(?::float8, ?::float8, ?::float8, ?::float8, 4326)',
            values: [
              area.westE6 - SLACK_E6,
              area.southE6 - SLACK_E6,
              area.eastE6 + SLACK_E6,
              area.northE6 + SLACK_E6,
            ].map((degreesE6) => degreesE6 / 1e6),
          },
        ]
      : [],
  }),
  phrase,
};

/** Maps wider than a town are planned for their values, as only then two workers may share them. */
const WIDE_DEGREES = 0.2;

function isWide(question: AnchorQuestion): boolean {
  if (question.kind !== 'search') return false;
  const { map, search } = question.search.filter;
  if (!map) return search !== undefined;
  const { minX, maxX } = boxAround(map);
  return maxX - minX > WIDE_DEGREES;
}

/** Uses prepared statements, unless a plan for the values is worth more. */
function asker(client: Client, dialect: Dialect): Anchor['ask'] {
  const names = new Map<string, string>();
  return async (question: AnchorQuestion) => {
    const { sql, values } = questionSql(question, dialect);
    const query = { text: numberParameters(sql), values: [...values] };
    if (isWide(question)) return (await client.query(query)).rows;
    const name = names.get(sql) ?? `question ${names.size}`;
    names.set(sql, name);
    return (await client.query({ name, ...query })).rows;
  };
}

const hasArea = (question: AnchorQuestion) =>
  question.kind === 'search' &&
  question.search.filter.map !== undefined &&
  question.search.filter.search === undefined;

/** Settings for tables that fit in memory, and for workers that take milliseconds to start on two cores. */
const SETTINGS = ["work_mem = '64MB'", 'random_page_cost = 1.1', 'parallel_setup_cost = 10000'];

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`SET search_path = ${SCHEMA}, public`);
  for (const setting of SETTINGS) await client.query(`SET ${setting}`);
  return client;
}

/** Several connections that answer questions in parallel; each takes the next waiting one. */
export type AskingPool = {
  readonly ask: (question: AnchorQuestion) => Promise<readonly AnswerRow[]>;
  readonly close: () => Promise<void>;
};

async function pool(url: string, size: number, dialect: Dialect): Promise<AskingPool> {
  const clients = await Promise.all(Array.from({ length: size }, () => connect(url)));
  const free = clients.map((client) => asker(client, dialect));
  const waiting: ((ask: Anchor['ask']) => void)[] = [];
  const takeTime = async () =>
    free.pop() ?? (await new Promise<Anchor['ask']>((resolve) => waiting.push(resolve)));
  const giveBack = (ask: Anchor['ask']) => {
    const next = waiting.shift();
    if (next) next(ask);
    else free.push(ask);
  };
  return {
    async ask(question) {
      const ask = await takeTime();
      try {
        return await ask(question);
      } finally {
        giveBack(ask);
      }
    },
    async close() {
      for (const client of clients) await client.end();
    },
  };
}

/** Pools for the tables that anchors have filled, with and without PostGIS. */
export const bTreePool = (url: string, size: number) => pool(url, size, B_TREE);
export const placePool = (url: string, size: number) => pool(url, size, GIST);

/** PostgreSQL as one anchor, or as two where PostGIS is available. Everything is dropped at the end. */
export async function postgresAnchors(url: string) {
  const client = await connect(url);
  const extensions = await createTables(client);
  const placeClient = extensions.hasPlaces ? await connect(url) : undefined;
  // Only a plan made for its values can use the matching partial index.
  await placeClient?.query('SET plan_cache_mode = force_custom_plan');
  const bTree: Anchor = {
    name: 'PostgreSQL',
    answers: () => true,
    ask: asker(client, B_TREE),
  };
  return {
    anchors: [
      bTree,
      ...(placeClient
        ? [{ name: 'PostGIS', answers: hasArea, ask: asker(placeClient, GIST) }]
        : []),
    ],
    load: (batch: HomeBatch) => insertHomes(client, batch),
    finish: () => finishTables(client, extensions),
    async close() {
      await placeClient?.end();
      await client.query(`DROP SCHEMA ${SCHEMA} CASCADE`);
      await client.end();
    },
  };
}
