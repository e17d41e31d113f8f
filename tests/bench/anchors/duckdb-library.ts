import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/** The part of `@duckdb/node-api` that the bench uses. */
export type DuckDbPrepared = {
  bind(values: readonly (string | number)[]): void;
  runAndReadAll(): Promise<{ getRowObjectsJS(): Record<string, unknown>[] }>;
};
type DuckDbType = object;
type DuckDbChunk = { setColumns(columns: readonly (readonly unknown[])[]): void };
export type DuckDbAppender = {
  appendDataChunk(chunk: DuckDbChunk): void;
  closeSync(): void;
};
export type DuckDbConnection = {
  run(sql: string): Promise<unknown>;
  prepare(sql: string): Promise<DuckDbPrepared>;
  createAppender(table: string): Promise<DuckDbAppender>;
  closeSync(): void;
};
export type DuckDb = {
  readonly DuckDBInstance: {
    create(
      path: string,
      options: Record<string, string>,
    ): Promise<{ connect(): Promise<DuckDbConnection>; closeSync(): void }>;
  };
  readonly DuckDBDataChunk: {
    create(types: readonly DuckDbType[], rows: number): DuckDbChunk;
  };
  readonly VARCHAR: DuckDbType;
  readonly INTEGER: DuckDbType;
  readonly SMALLINT: DuckDbType;
  readonly BIGINT: DuckDbType;
};

const LIBRARY = '@duckdb/node-api';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND';
}

/** The library of DuckDB from its folder, or from the project; undefined when missing. */
export function loadDuckDb(folder: string | undefined): DuckDb | undefined {
  const require = createRequire(import.meta.url);
  try {
    return require(folder ? resolve(folder) : LIBRARY) as DuckDb;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
