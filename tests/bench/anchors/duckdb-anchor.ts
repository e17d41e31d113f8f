import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchArea } from '#src/server/search-index/search-area.ts';
import { coverSpans } from './cover-spans.ts';
import type { DuckDb, DuckDbConnection, DuckDbPrepared } from './duckdb-library.ts';
import type { Dialect } from './grid-sql.ts';
import { HOME_COLUMN_NAMES, HOME_COLUMNS, type HomeBatch, type HomeColumn } from './home-rows.ts';
import type { Anchor, AnchorQuestion } from './question.ts';
import { numberParameters, questionSql } from './question-sql.ts';

const THREADS = '2';

/** DuckDB skips groups of rows by their lowest and highest code, for which many spans are no help. */
function spanOf(area: SearchArea) {
  const [span] = coverSpans(area, 1);
  return [{ sql: 'q >= ? AND q < ?', values: span ? [span.from, span.to] : [0, 0] }];
}

const DIALECT: Dialect = {
  source: (area) => ({
    from: { sql: 'home', values: [] },
    where: area ? spanOf(area) : [],
  }),
  // Without an index of words: texts begin with a space and have one between words.
  phrase: (words) => ({ sql: 'contains(words, ?)', values: [` ${words}`] }),
};

const TYPE_NAMES = {
  text: 'VARCHAR',
  integer: 'INTEGER',
  smallint: 'SMALLINT',
  bigint: 'BIGINT',
} as const;

function columnOf(batch: HomeBatch, name: HomeColumn): readonly unknown[] {
  if (HOME_COLUMNS[name] !== 'bigint') return batch[name];
  return batch[name].map((value) => (value === null ? null : BigInt(value)));
}

async function loader(library: DuckDb, connection: DuckDbConnection) {
  const types = HOME_COLUMN_NAMES.map((name) => library[TYPE_NAMES[HOME_COLUMNS[name]]]);
  const columns = HOME_COLUMN_NAMES.map((name) => `${name} ${HOME_COLUMNS[name]}`);
  await connection.run(`CREATE TEMP TABLE loaded (${columns.join(', ')})`);
  const appender = await connection.createAppender('loaded');
  return {
    async load(batch: HomeBatch) {
      const chunk = library.DuckDBDataChunk.create(types, batch.listing_id.length);
      chunk.setColumns(HOME_COLUMN_NAMES.map((name) => columnOf(batch, name)));
      appender.appendDataChunk(chunk);
    },
    async finish() {
      appender.closeSync();
      await connection.run('CREATE TABLE home AS SELECT * FROM loaded ORDER BY status, type, q');
      await connection.run('DROP TABLE loaded');
      await connection.run('CHECKPOINT');
    },
  };
}

function asker(connection: DuckDbConnection) {
  const preparedStatements = new Map<string, DuckDbPrepared>();
  return async (question: AnchorQuestion) => {
    const { sql, values } = questionSql(question, DIALECT);
    const statement =
      preparedStatements.get(sql) ?? (await connection.prepare(numberParameters(sql)));
    preparedStatements.set(sql, statement);
    statement.bind(values);
    return (await statement.runAndReadAll()).getRowObjectsJS();
  };
}

/** DuckDB with a file in the temporary folder, rows ordered by status, type and Morton code. */
export async function duckDbAnchor(library: DuckDb) {
  const folder = mkdtempSync(join(tmpdir(), 'larchway-bench-duckdb-'));
  const file = join(folder, 'homes.duckdb');
  const instance = await library.DuckDBInstance.create(file, { threads: THREADS });
  const connection = await instance.connect();
  const anchor: Anchor = { name: 'DuckDB', answers: () => true, ask: asker(connection) };
  return {
    anchors: [anchor],
    ...(await loader(library, connection)),
    async close() {
      connection.closeSync();
      instance.closeSync();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
