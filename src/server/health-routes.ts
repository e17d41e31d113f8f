import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from './app.ts';
import { diskCheck, eventLoopCheck, storeCheck } from './readiness/checks.ts';
import { readinessRoutes } from './readiness/routes.ts';

/** No customer has this name. */
const NOBODY = '';

type HealthDependencies = Pick<
  AppDependencies,
  'config' | 'repository' | 'leads' | 'customers' | 'listingsDamage'
>;

/** Mounts what tells whether the process lives, and whether it can do its work. */
export function healthRoutes(
  server: FastifyInstance,
  { config, repository, leads, customers, listingsDamage }: HealthDependencies,
): void {
  const thread = eventLoopCheck();
  // What the start takes of the thread keeps nobody waiting.
  server.addHook('onListen', async () => void (await thread()));
  server.get('/healthz', async () => ({ status: 'ok' }));
  readinessRoutes(server, {
    listings: storeCheck(async () => {
      const damage = listingsDamage?.();
      if (damage !== undefined) throw new Error(damage);
      await repository.count();
    }),
    leads: storeCheck(() => leads.repository.list(1)),
    customers: storeCheck(() => customers.repository.homes.list(NOBODY)),
    disk: diskCheck(config.dataDir),
    thread,
  });
}
