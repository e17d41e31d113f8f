import { randomUUID } from 'node:crypto';
import { CUSTOMER_LIMITS } from '#src/contract/customer/limits.ts';
import type {
  HomeKey,
  NewSearch,
  SavedHome,
  SavedSearch,
  SearchChanges,
} from '#src/contract/customer/saved.ts';
import type { Clock } from '#src/lib/clock.ts';
import { dayBefore, watchedSearches } from '../alerts/alert-search.ts';
import { notFound, refusal } from '../refusals.ts';
import type { CustomerRepository, Person } from '../repository.ts';
import { recordKeeper } from '../service.ts';

export type SavedService = {
  homes(person: Person): Promise<SavedHome[]>;
  mergeHomes(person: Person, homes: readonly HomeKey[]): Promise<SavedHome[]>;
  removeHome(person: Person, home: HomeKey): Promise<void>;
  searches(person: Person): Promise<SavedSearch[]>;
  addSearch(person: Person, search: NewSearch): Promise<SavedSearch>;
  changeSearch(person: Person, id: string, changes: SearchChanges): Promise<SavedSearch>;
  removeSearch(person: Person, id: string): Promise<void>;
};

type SavedServiceDependencies = {
  readonly repository: CustomerRepository;
  readonly clock: Clock;
  /** The calendar day of the listings, YYYY-MM-DD. */
  readonly today: () => string;
};

function tooMany(param: string, limit: number) {
  return refusal(409, param, `there can be ${limit} at most; please delete one first`);
}

/** @throws when emails about a search would have nothing to look for */
function checkWatched(address: string, today: string): void {
  if (watchedSearches(address, today)) return;
  const msg = 'emails need a search for homes on the market with a place or a part of the map';
  throw refusal(400, 'notify', msg);
}

function savedSearches({ repository, clock, today }: SavedServiceDependencies) {
  const { users, searches } = repository;
  const recordOf = recordKeeper({ repository, clock });
  /** To ask for the mails of one search is to ask for mails. */
  const askForMails = ({ id }: Person) => users.change(id, { emailNotifications: true });
  return {
    searches: ({ id }: Person) => searches.list(id),
    async addSearch(person: Person, { name, address, notify = false }: NewSearch) {
      await recordOf(person);
      if (notify) {
        checkWatched(address, today());
        await askForMails(person);
      }
      const limit = CUSTOMER_LIMITS.savedSearches;
      const createdAtMs = clock.now().getTime();
      const search = { id: randomUUID(), name, address, notify, createdAtMs };
      const row = { ...search, coveredDay: dayBefore(today()) };
      const outcome = await searches.add(person.id, row, limit);
      if (outcome === 'full') throw tooMany('searches', limit);
      return outcome;
    },
    async changeSearch(person: Person, id: string, changes: SearchChanges) {
      await recordOf(person);
      const outcome = await searches.change(person.id, id, (before) => {
        const after = { ...before, ...changes };
        if (after.notify) checkWatched(changes.address ?? before.address, today());
        const isNew = after.notify && (!before.notify || changes.address !== undefined);
        // What was listed while nobody watched is no news.
        return { ...changes, ...(isNew ? { coveredDay: dayBefore(today()) } : {}) };
      });
      if (!outcome) throw notFound('searchId');
      if (outcome.notify) await askForMails(person);
      return outcome;
    },
    async removeSearch(person: Person, id: string) {
      if (!(await searches.remove(person.id, id))) throw notFound('searchId');
    },
  };
}

/** The homes and the searches that customers have saved. */
export function savedService(dependencies: SavedServiceDependencies): SavedService {
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
    ...savedSearches(dependencies),
  };
}
