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
  /** For each store, by name, a question that it answers while it can be used. */
  readonly stores: StoreQuestions;
  /** The same for stores that other servers use, too: without them no other server could do more. */
  readonly sharedStores: StoreQuestions;
  /** The same for stores without which this server is as good as any other. */
  readonly lesserStores: StoreQuestions;
  /** Whether the server is about to stop. */
  readonly isDraining: () => boolean;
};

const storeChecks = (stores: StoreQuestions) =>
  Object.fromEntries(Object.entries(stores).map(([name, ask]) => [name, storeCheck(ask)]));

/** Mounts the routes that say whether the process lives, and whether it can do its work. */
export function readinessModule(
  server: FastifyInstance,
  { dataDir, feedReads, stores, sharedStores, lesserStores, isDraining }: ReadinessDependencies,
): void {
  const thread = eventLoopCheck();
  // Discards the delay of the start, which kept nobody waiting.
  server.addHook('onListen', async () => void (await thread()));
  server.get('/healthz', async () => ({ status: 'ok' }));
  const disk = { disk: diskCheck(dataDir) };
  const hasPeers = Object.keys(sharedStores).length > 0;
  // A lone server with a full disk still shows all its listings, and no other server could do better.
  const checks = { ...storeChecks(stores), ...(hasPeers && disk), thread };
  const limitingChecks = {
    ...storeChecks(sharedStores),
    ...storeChecks(lesserStores),
    ...(!hasPeers && disk),
  };
  readinessRoutes(server, { checks, limitingChecks, feedReads, isDraining });
}
