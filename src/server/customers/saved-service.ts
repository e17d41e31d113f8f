import { randomUUID } from 'node:crypto';
import { CUSTOMER_LIMITS } from '#src/contract/customer-limits.ts';
import type {
  HomeKey,
  NewSearch,
  SavedHome,
  SavedSearch,
  SearchChanges,
} from '#src/contract/customer-saved.ts';
import type { Clock } from '#src/lib/clock.ts';
import { dayBefore, watchedSearches } from './alert-search.ts';
import { notFound, refused } from './refusals.ts';
import type { CustomerRepository, Person } from './repository.ts';
import { recordKeeper } from './service.ts';

export type SavedService = {
  homes(person: Person): SavedHome[];
  mergeHomes(person: Person, homes: readonly HomeKey[]): SavedHome[];
  removeHome(person: Person, home: HomeKey): void;
  searches(person: Person): SavedSearch[];
  addSearch(person: Person, search: NewSearch): SavedSearch;
  changeSearch(person: Person, id: string, changes: SearchChanges): SavedSearch;
  removeSearch(person: Person, id: string): void;
};

export type SavedServiceParts = {
  readonly repository: CustomerRepository;
  readonly clock: Clock;
  /** The calendar day of the listings, YYYY-MM-DD. */
  readonly today: () => string;
};

function tooMany(param: string, limit: number) {
  return refused(409, param, `there can be ${limit} at most; please delete one first`);
}

/** @throws when e-mails about a search would have nothing to look for */
function checkWatched(address: string, today: string): void {
  if (watchedSearches(address, today)) return;
  const msg = 'e-mails need a search for homes on the market with a place or a part of the map';
  throw refused(400, 'notify', msg);
}

function savedSearches({ repository, clock, today }: SavedServiceParts) {
  const { users, searches } = repository;
  const recordOf = recordKeeper({ repository, clock });
  /** To ask for the mails of one search is to ask for mails. */
  const watch = (person: Person, address: string) => {
    checkWatched(address, today());
    users.change(person.id, { emailNotifications: true });
  };
  const found = (person: Person, id: string) => {
    const search = searches.find(person.id, id);
    if (!search) throw notFound('searchId');
    return search;
  };
  return {
    searches: ({ id }: Person) => searches.list(id),
    addSearch(person: Person, { name, address, notify = false }: NewSearch) {
      recordOf(person);
      if (notify) watch(person, address);
      const limit = CUSTOMER_LIMITS.savedSearches;
      const createdAtMs = clock.now().getTime();
      const search = { id: randomUUID(), name, address, notify, createdAtMs };
      const added = searches.add(person.id, { ...search, coveredDay: dayBefore(today()) }, limit);
      if (added === 'full') throw tooMany('searches', limit);
      return added;
    },
    changeSearch(person: Person, id: string, changes: SearchChanges) {
      recordOf(person);
      const before = found(person, id);
      const after = { ...before, ...changes };
      if (after.notify) watch(person, changes.address ?? before.address);
      const isNew = after.notify && (!before.notify || changes.address !== undefined);
      // What was listed while nobody watched is no news.
      const covered = isNew ? { coveredDay: dayBefore(today()) } : {};
      searches.change(person.id, id, { ...changes, ...covered });
      return found(person, id);
    },
    removeSearch(person: Person, id: string) {
      found(person, id);
      searches.remove(person.id, id);
    },
  };
}

/** The homes and the searches that customers have saved. */
export function savedService(parts: SavedServiceParts): SavedService {
  const { repository, clock } = parts;
  const { homes } = repository;
  const recordOf = recordKeeper(parts);
  return {
    homes: ({ id }) => homes.list(id),
    mergeHomes(person, given) {
      recordOf(person);
      const limit = CUSTOMER_LIMITS.savedHomes;
      const merged = homes.merge(person.id, given, { nowMs: clock.now().getTime(), limit });
      if (merged === 'full') throw tooMany('homes', limit);
      return homes.list(person.id);
    },
    removeHome: ({ id }, home) => homes.remove(id, home),
    ...savedSearches(parts),
  };
}
