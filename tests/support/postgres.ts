import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { openPostgres, type PostgresDatabase } from '#src/server/adapters/postgres/database.ts';
import type { Migration } from '#src/server/adapters/postgres/migrations.ts';

export type PostgresServer = {
  readonly url: string;
  /** A connection pool with tables that are up to date. */
  open(migrations: readonly Migration[]): Promise<PostgresDatabase>;
  close(): Promise<void>;
};

/**
 * PostgreSQL itself, compiled to run inside Node, behind a socket that speaks its protocol: the real
 * client connects to it as to any other.
 */
export async function aPostgresServer(): Promise<PostgresServer> {
  const engine = await PGlite.create();
  const server = new PGLiteSocketServer({ db: engine, port: 0, maxConnections: 20 });
  await server.start();
  const url = `postgres://postgres:postgres@${server.getServerConn()}/postgres`;
  return {
    url,
    async open(migrations) {
      const onLost = () => undefined;
      const database = await openPostgres(url, { migrations, onLost });
      if (!database.ok) throw new Error(database.error);
      return database.value;
    },
    async close() {
      await server.stop();
      await engine.close();
    },
  };
}
