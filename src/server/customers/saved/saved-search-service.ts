import { randomUUID } from 'node:crypto';
import { CUSTOMER_LIMITS } from '#src/contract/customer/limits.ts';
import type {
  ListedSearch,
  NewSearch,
  SavedSearch,
  SearchChanges,
} from '#src/contract/customer/saved.ts';
import { searchKey } from '#src/domain/search/saved/search-address.ts';
import type { Clock } from '#src/lib/clock.ts';
import { dayBefore, watchedSearches } from '../alerts/alert-search.ts';
import { notFound, refusal, limitRefusal } from '../refusals.ts';
import type { CustomerRepository, Person } from '../repository.ts';
import { recordKeeper } from '../service.ts';
import type { NewHomes } from './new-homes.ts';

export type SavedSearchService = {
  searches(person: Person): Promise<ListedSearch[]>;
  addSearch(person: Person, search: NewSearch): Promise<SavedSearch>;
  changeSearch(person: Person, id: string, changes: SearchChanges): Promise<SavedSearch>;
  /** Notes that a search has been opened at its address. */
  markSeen(person: Person, address: string): Promise<void>;
  removeSearch(person: Person, id: string): Promise<void>;
};

type SavedSearchDependencies = {
  readonly repository: CustomerRepository;
  readonly newHomes: NewHomes;
  readonly clock: Clock;
  /** The calendar day of the listings, YYYY-MM-DD. */
  readonly today: () => string;
};

/** @throws when emails about a search could never find anything */
function checkWatched(address: string, today: string): void {
  if (watchedSearches(address, today)) return;
  const msg =
    'emails are only available for a search of homes on the market with a place or a map area';
  throw refusal(400, 'notify', msg);
}

type Reader = Pick<SavedSearchDependencies, 'repository' | 'newHomes'>;

function searchReader({ repository: { searches }, newHomes }: Reader) {
  return {
    async searches({ id }: Person) {
      const listedSearches: ListedSearch[] = [];
      for (const { seenDay, seenCount, ...search } of await searches.listSeen(id)) {
        const count = await newHomes.count(id, { address: search.address, seenDay, seenCount });
        listedSearches.push({ ...search, newHomes: count });
      }
      return listedSearches;
    },
    async markSeen({ id }: Person, address: string) {
      const key = searchKey(address);
      for (const search of await searches.list(id)) {
        if (searchKey(search.address) !== key) continue;
        await searches.markSeen(id, search.id, await newHomes.seenNow(id, search.address));
      }
    },
  };
}

/** The searches that customers have saved. */
export function savedSearchService(dependencies: SavedSearchDependencies): SavedSearchService {
  const { repository, newHomes, clock, today } = dependencies;
  const { users, searches } = repository;
  const recordOf = recordKeeper({ repository, clock });
  /** A request for mails about one search turns on mails in general. */
  const askForMails = ({ id }: Person) => users.change(id, { emailNotifications: true });
  return {
    ...searchReader(dependencies),
    async addSearch(person, { name, address, notify = false }) {
      await recordOf(person);
      if (notify) {
        checkWatched(address, today());
        await askForMails(person);
      }
      const limit = CUSTOMER_LIMITS.savedSearches;
      const createdAtMs = clock.now().getTime();
      const search = { id: randomUUID(), name, address, notify, createdAtMs };
      const firstLook = await newHomes.seenNow(person.id, address);
      const row = { ...search, ...firstLook, coveredDay: dayBefore(today()) };
      const outcome = await searches.add(person.id, row, limit);
      if (outcome === 'full') throw limitRefusal('searches', limit);
      return outcome;
    },
    async changeSearch(person, id, changes) {
      await recordOf(person);
      const outcome = await searches.change(person.id, id, (before) => {
        const after = { ...before, ...changes };
        if (after.notify) checkWatched(changes.address ?? before.address, today());
        const isNew = after.notify && (!before.notify || changes.address !== undefined);
        // Homes listed before the search was watched are no news.
        return { ...changes, ...(isNew ? { coveredDay: dayBefore(today()) } : {}) };
      });
      if (!outcome) throw notFound('searchId');
      if (changes.address !== undefined) {
        await searches.markSeen(person.id, id, await newHomes.seenNow(person.id, outcome.address));
      }
      if (outcome.notify) await askForMails(person);
      return outcome;
    },
    async removeSearch(person, id) {
      if (!(await searches.remove(person.id, id))) throw notFound('searchId');
    },
  };
}
