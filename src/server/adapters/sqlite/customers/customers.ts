import type { DatabaseSync } from 'node:sqlite';
import type { CustomerRepository } from '#src/server/customers/repository.ts';
import { interceptCalls } from '../../intercept-calls.ts';
import { guardedCustomers } from '../../customer-guard.ts';
import { retryWhileBusy } from '../busy-retry.ts';
import { isBusy, isUnwritable, sqliteCode } from '../error-codes.ts';
import { sqliteAlerts } from './alerts.ts';
import { sqliteApplications } from './applications.ts';
import { sqliteDocuments } from './documents.ts';
import { sqliteSavedHomes, sqliteSavedSearches } from './saved.ts';
import { sqliteUsers } from './users.ts';
import { sqliteVowTerms } from './vow-terms.ts';
import { closeDatabase } from '../write-ahead-log.ts';

/** SQLite's code for a row of a customer who does not exist. */
const OWNER_GONE = 787;

const isUnavailable = (error: unknown) =>
  sqliteCode(error) === OWNER_GONE || isBusy(error) || isUnwritable(error);

/** The customers in a database of their own, opened by `openCustomersDatabase`. */
export function sqliteCustomers(db: DatabaseSync): CustomerRepository {
  const patient = <Store extends object>(store: Store) => interceptCalls(store, retryWhileBusy);
  const customers: CustomerRepository = {
    users: patient(sqliteUsers(db)),
    homes: patient(sqliteSavedHomes(db)),
    searches: patient(sqliteSavedSearches(db)),
    applications: patient(sqliteApplications(db)),
    documents: patient(sqliteDocuments(db)),
    alerts: patient(sqliteAlerts(db)),
    vowTerms: patient(sqliteVowTerms(db)),
    close: async () => closeDatabase(db),
  };
  return guardedCustomers(customers, isUnavailable);
}
