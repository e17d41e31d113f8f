import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from './app.ts';
import { type ReadinessDependencies, readinessModule } from './readiness/module.ts';

/** No customer has this name. */
const NOBODY = '';

type ReadinessOptions = Pick<
  AppDependencies,
  'config' | 'repository' | 'leads' | 'customers' | 'checkWritable' | 'listingsDamage'
> &
  Pick<ReadinessDependencies, 'feedReads' | 'isDraining'>;

/** Mounts the readiness check, which asks every part that the server depends on. */
export function checkReadiness(
  server: FastifyInstance,
  {
    config,
    repository,
    leads,
    customers,
    checkWritable,
    listingsDamage,
    ...options
  }: ReadinessOptions,
): void {
  const entrusted = {
    leads: () => Promise.all([checkWritable?.(), leads.repository.list(1)]),
    customers: () => Promise.all([checkWritable?.(), customers.repository.homes.list(NOBODY)]),
  };
  const isShared = config.databaseUrl !== undefined;
  readinessModule(server, {
    ...options,
    dataDir: config.dataDir,
    stores: {
      listings: async () => {
        const damage = listingsDamage?.();
        if (damage !== undefined) throw new Error(damage);
        await repository.count();
      },
      ...(isShared ? {} : entrusted),
    },
    sharedStores: isShared ? entrusted : {},
    lesserStores: { documents: customers.files.check },
  });
}
