import type { ChangedHome } from '#src/contract/customer/home-changes.ts';
import { CUSTOMER_LIMITS } from '#src/contract/customer/limits.ts';
import type { HomeKey, SavedHome } from '#src/contract/customer/saved.ts';
import {
  type CurrentHome,
  currentHome,
  homeChanges,
  type HomeState,
} from '#src/domain/account/home-changes.ts';
import { listingKey } from '#src/domain/listing/key.ts';
import type { Clock } from '#src/lib/clock.ts';
import { limitRefusal } from '../refusals.ts';
import type { CustomerRepository, NewSavedHome, Person, RememberedHome } from '../repository.ts';
import { recordKeeper } from '../service.ts';
import type { FindHomes } from './home-states.ts';

export type SavedHomeService = {
  homes(person: Person): Promise<SavedHome[]>;
  mergeHomes(person: Person, homes: readonly HomeKey[]): Promise<SavedHome[]>;
  removeHome(person: Person, home: HomeKey): Promise<void>;
  /** The homes that have changed since they were saved. */
  changes(person: Person): Promise<ChangedHome[]>;
};

type SavedHomeDependencies = {
  readonly repository: CustomerRepository;
  /** Finds homes as a customer may see them. */
  readonly homesFor: (userId: string) => Promise<FindHomes>;
  readonly clock: Clock;
  /** The calendar day of the listings, YYYY-MM-DD. */
  readonly today: () => string;
};

function isNoted({ noted }: RememberedHome, now: CurrentHome | undefined): boolean {
  if (!noted) return false;
  return now
    ? now.market === noted.market && now.priceDollars === noted.priceDollars
    : noted.market === 'ended';
}

/** The day a home came into its state: the day of its deal, else the day the server saw it, else today. */
function changeDay(home: RememberedHome, now: CurrentHome | undefined, today: string): string {
  return now?.soldDay ?? (isNoted(home, now) ? home.changedDay : null) ?? today;
}

/** The homes that customers have saved. */
export function savedHomeService(dependencies: SavedHomeDependencies): SavedHomeService {
  const { repository, homesFor, clock, today } = dependencies;
  const { homes } = repository;
  const recordOf = recordKeeper(dependencies);
  /** Homes with their states; a home is saved even when its listing cannot be read at the moment. */
  const withStates = async (userId: string, keys: readonly HomeKey[]): Promise<NewSavedHome[]> => {
    const findHomes = await homesFor(userId);
    const listings = await findHomes(keys).then(
      (found) => found.listings,
      () => new Map<string, never>(),
    );
    return keys.map((home) => {
      const listing = listings.get(listingKey(home));
      const state: HomeState | null = listing ? currentHome(listing) : null;
      return { ...home, state };
    });
  };
  return {
    homes: ({ id }) => homes.list(id),
    async mergeHomes(person, browserHomes) {
      await recordOf(person);
      const limit = CUSTOMER_LIMITS.savedHomes;
      const outcome = await homes.merge(person.id, await withStates(person.id, browserHomes), {
        nowMs: clock.now().getTime(),
        limit,
      });
      if (outcome === 'full') throw limitRefusal('homes', limit);
      return homes.list(person.id);
    },
    removeHome: ({ id }, home) => homes.remove(id, home),
    async changes({ id }) {
      const saved = await homes.listRemembered(id);
      const findHomes = await homesFor(id);
      const { listings, restrictedKeys } = await findHomes(saved);
      return saved.flatMap((home): ChangedHome[] => {
        const key = listingKey(home);
        if (restrictedKeys.has(key)) return [];
        const listing = listings.get(key);
        const now = listing && currentHome(listing);
        const changes = home.saved ? homeChanges(home.saved, now) : [];
        if (changes.length === 0) return [];
        const { mlsNumber, boardId } = home;
        return [{ mlsNumber, boardId, changes, day: changeDay(home, now, today()) }];
      });
    },
  };
}
