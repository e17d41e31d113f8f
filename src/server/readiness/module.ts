import type { FastifyInstance } from 'fastify';
import type { FeedRead } from '#src/domain/listing/feed-age.ts';
import { diskCheck, eventLoopCheck, storeCheck } from './checks.ts';
import { readinessRoutes } from './routes.ts';

export type ReadinessDependencies = {
  /** The folder of the databases. */
  readonly dataDir: string;
  /** When the feeds of listings were last read. */
  readonly feedReads: () => Promise<readonly FeedRead[]>;
  /** By the name of a store, a question that it answers while it can be used. */
  readonly stores: Readonly<Record<string, () => Promise<unknown>>>;
  /** Whether the server is about to stop. */
  readonly isDraining: () => boolean;
};

/** Mounts what tells whether the process lives, and whether it can do its work. */
export function readinessModule(
  server: FastifyInstance,
  { dataDir, feedReads, stores, isDraining }: ReadinessDependencies,
): void {
  const thread = eventLoopCheck();
  // What the start takes of the thread keeps nobody waiting.
  server.addHook('onListen', async () => void (await thread()));
  server.get('/healthz', async () => ({ status: 'ok' }));
  const storeChecks = Object.entries(stores).map(([name, ask]) => [name, storeCheck(ask)]);
  const checks = {
    ...Object.fromEntries(storeChecks),
    disk: diskCheck(dataDir),
    thread,
  };
  readinessRoutes(server, { checks, feedReads, isDraining });
}
