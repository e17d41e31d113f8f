import { Server, type Socket } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { openPostgres, type PostgresDatabase } from '#src/server/adapters/postgres/database.ts';
import type { Migration } from '#src/server/adapters/postgres/migrations.ts';

export type PostgresServer = {
  readonly url: string;
  /** A connection pool whose tables are up to date. */
  open(migrations: readonly Migration[]): Promise<PostgresDatabase>;
  /** The connections that are open, the oldest first. */
  connections(): readonly Socket[];
  close(): Promise<void>;
};

/** Parse, Bind, Close, Describe, Execute and Flush: more messages of the same statement follow. */
const HALF_SENT = new Set([...'PBCDEH'].map((type) => type.charCodeAt(0)));

/**
 * The engine has one session for all connections. This lets no connection in between the messages of a
 * statement, as none gets in within a transaction.
 */
function serializeQueries(engine: PGlite): PGlite {
  let isHalfSent = false;
  const isInTransaction = () => isHalfSent || engine.isInTransaction();
  const execProtocolRawStream: PGlite['execProtocolRawStream'] = (message, options) => {
    isHalfSent = HALF_SENT.has(message[0] ?? 0);
    return engine.execProtocolRawStream(message, options);
  };
  const overrides: Readonly<Record<string, unknown>> = { isInTransaction, execProtocolRawStream };
  return new Proxy(engine, {
    get(target, name) {
      const member: unknown = overrides[String(name)] ?? Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

/** The open connections; ends those that the server leaves open when it stops, as one that arrives just then. */
function connectionsOf(server: PGLiteSocketServer) {
  const listener: unknown = Reflect.get(server, 'server');
  if (!(listener instanceof Server)) throw new Error('The PostgreSQL server has no listener.');
  const sockets = new Set<Socket>();
  let isEnding = false;
  listener.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (isEnding) socket.destroy();
  });
  const end = () => {
    isEnding = true;
    for (const socket of sockets) socket.destroy();
  };
  return { open: () => [...sockets], end };
}

/**
 * PostgreSQL itself, compiled to run inside Node, behind a socket that speaks its protocol: the real client
 * connects as to any other server.
 */
export async function aPostgresServer(): Promise<PostgresServer> {
  const engine = await PGlite.create();
  const server = new PGLiteSocketServer({
    db: serializeQueries(engine),
    port: 0,
    maxConnections: 20,
  });
  await server.start();
  const connections = connectionsOf(server);
  const url = `postgres://postgres:postgres@${server.getServerConn()}/postgres`;
  return {
    url,
    async open(migrations) {
      const onLost = () => undefined;
      const database = await openPostgres(url, { migrations, onLost });
      if (!database.ok) throw new Error(database.error);
      return database.value;
    },
    connections: connections.open,
    async close() {
      const stopping = server.stop();
      connections.end();
      await stopping;
      await engine.close();
    },
  };
}
