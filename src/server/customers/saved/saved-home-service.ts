import { CUSTOMER_LIMITS } from '#src/contract/customer/limits.ts';
import type { HomeKey, SavedHome } from '#src/contract/customer/saved.ts';
import type { Clock } from '#src/lib/clock.ts';
import { tooMany } from '../refusals.ts';
import type { CustomerRepository, Person } from '../repository.ts';
import { recordKeeper } from '../service.ts';

export type SavedHomeService = {
  homes(person: Person): Promise<SavedHome[]>;
  mergeHomes(person: Person, homes: readonly HomeKey[]): Promise<SavedHome[]>;
  removeHome(person: Person, home: HomeKey): Promise<void>;
};

type SavedHomeDependencies = { readonly repository: CustomerRepository; readonly clock: Clock };

/** The homes that customers have saved. */
export function savedHomeService(dependencies: SavedHomeDependencies): SavedHomeService {
  const { repository, clock } = dependencies;
  const { homes } = repository;
  const recordOf = recordKeeper(dependencies);
  return {
    homes: ({ id }) => homes.list(id),
    async mergeHomes(person, browserHomes) {
      await recordOf(person);
      const limit = CUSTOMER_LIMITS.savedHomes;
      const outcome = await homes.merge(person.id, browserHomes, {
        nowMs: clock.now().getTime(),
        limit,
      });
      if (outcome === 'full') throw tooMany('homes', limit);
      return homes.list(person.id);
    },
    removeHome: ({ id }, home) => homes.remove(id, home),
  };
}
