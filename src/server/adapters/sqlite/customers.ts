import type { DatabaseSync } from 'node:sqlite';
import { type CustomerRepository, StoreUnavailable } from '#src/server/customers/repository.ts';
import { sqliteAlerts } from './customers-alerts.ts';
import { sqliteApplications } from './customers-applications.ts';
import { sqliteDocuments } from './customers-documents.ts';
import { sqliteSavedHomes, sqliteSavedSearches } from './customers-saved.ts';
import { sqliteUsers } from './customers-users.ts';

/** SQLite's codes for a disk that is full, broken or read-only, and a file that another one holds. */
const UNAVAILABLE = new Set([5, 8, 10, 13]);

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  // The low byte is the kind of error, the rest tells more of it.
  return typeof error.errcode === 'number' && UNAVAILABLE.has(error.errcode & 0xff);
}

/** A store whose calls throw `StoreUnavailable` in place of the database's own errors. */
function guarded<Store extends object>(store: Store): Store {
  return new Proxy(store, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]): unknown => {
        try {
          return Reflect.apply(member, target, given);
        } catch (error) {
          throw isUnavailable(error) ? new StoreUnavailable(error) : error;
        }
      };
    },
  });
}

/** The customers in a database of their own, opened by `openCustomersDatabase`. */
export function sqliteCustomers(db: DatabaseSync): CustomerRepository {
  return {
    users: guarded(sqliteUsers(db)),
    homes: guarded(sqliteSavedHomes(db)),
    searches: guarded(sqliteSavedSearches(db)),
    applications: guarded(sqliteApplications(db)),
    documents: guarded(sqliteDocuments(db)),
    alerts: guarded(sqliteAlerts(db)),
    close: () => db.close(),
  };
}
