import { type CustomerRepository, StoreUnavailable } from '#src/server/customers/repository.ts';
import { interceptCalls } from './intercept-calls.ts';

type IsUnavailable = (error: unknown) => boolean;

function guardStore<Store extends object>(store: Store, isUnavailable: IsUnavailable): Store {
  return interceptCalls(store, async (call) => {
    try {
      return await call();
    } catch (error) {
      throw isUnavailable(error) ? new StoreUnavailable(error) : error;
    }
  });
}

/**
 * The customers, whose calls reject with `StoreUnavailable` in place of those errors of the database that
 * `isUnavailable` accepts.
 */
export function guardedCustomers(
  { users, homes, searches, applications, documents, alerts, vowTerms, close }: CustomerRepository,
  isUnavailable: IsUnavailable,
): CustomerRepository {
  return {
    users: guardStore(users, isUnavailable),
    homes: guardStore(homes, isUnavailable),
    searches: guardStore(searches, isUnavailable),
    applications: guardStore(applications, isUnavailable),
    documents: guardStore(documents, isUnavailable),
    alerts: guardStore(alerts, isUnavailable),
    vowTerms: guardStore(vowTerms, isUnavailable),
    close,
  };
}
