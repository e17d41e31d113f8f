import type { FastifyInstance } from 'fastify';
import type { FeedRead } from '#src/domain/listing/feed-age.ts';
import { diskCheck, eventLoopCheck, storeCheck } from './checks.ts';
import { readinessRoutes } from './routes.ts';

type StoreQuestions = Readonly<Record<string, () => Promise<unknown>>>;

export type ReadinessDependencies = {
  /** The folder of the databases. */
  readonly dataDir: string;
  /** When the feeds of listings were last read. */
  readonly feedReads: () => Promise<readonly FeedRead[]>;
  /** By the name of a store, a question that it answers while it can be used. */
  readonly stores: StoreQuestions;
  /** The same of stores that other servers stand on, too: without them no other one could do more. */
  readonly sharedStores: StoreQuestions;
  /** Whether the server is about to stop. */
  readonly isDraining: () => boolean;
};

const storeChecks = (stores: StoreQuestions) =>
  Object.fromEntries(Object.entries(stores).map(([name, ask]) => [name, storeCheck(ask)]));

/** Mounts what tells whether the process lives, and whether it can do its work. */
export function readinessModule(
  server: FastifyInstance,
  { dataDir, feedReads, stores, sharedStores, isDraining }: ReadinessDependencies,
): void {
  const thread = eventLoopCheck();
  // What the start takes of the thread keeps nobody waiting.
  server.addHook('onListen', async () => void (await thread()));
  server.get('/healthz', async () => ({ status: 'ok' }));
  const disk = { disk: diskCheck(dataDir) };
  const hasPeers = Object.keys(sharedStores).length > 0;
  // A server alone whose disk is full still shows all it has, and nobody could do better.
  const checks = { ...storeChecks(stores), ...(hasPeers && disk), thread };
  const limitingChecks = { ...storeChecks(sharedStores), ...(!hasPeers && disk) };
  readinessRoutes(server, { checks, limitingChecks, feedReads, isDraining });
}
