import { DatabaseError } from 'pg';
import type { CustomerRepository } from '#src/server/customers/repository.ts';
import { guardedCustomers } from '../../customer-guard.ts';
import { postgresAlerts } from './alerts.ts';
import { postgresApplications } from './applications.ts';
import { postgresDocuments } from './documents.ts';
import { postgresSavedHomes } from './homes.ts';
import { postgresSavedSearches } from './searches.ts';
import { postgresUsers } from './users.ts';
import { postgresVowTerms } from './vow-terms.ts';
import { DatabaseUnavailable, type PostgresDatabase } from '../database.ts';

/** PostgreSQL's code for a row of a customer who does not exist. */
const OWNER_GONE = '23503';

function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  return error instanceof DatabaseError && error.code === OWNER_GONE;
}

/** The customers in PostgreSQL, in a database opened with `CUSTOMERS_SCHEMA`. */
export function postgresCustomers(database: PostgresDatabase): CustomerRepository {
  const customers: CustomerRepository = {
    users: postgresUsers(database),
    homes: postgresSavedHomes(database),
    searches: postgresSavedSearches(database),
    applications: postgresApplications(database),
    documents: postgresDocuments(database),
    alerts: postgresAlerts(database),
    vowTerms: postgresVowTerms(database),
    close: database.close,
  };
  return guardedCustomers(customers, isUnavailable);
}
