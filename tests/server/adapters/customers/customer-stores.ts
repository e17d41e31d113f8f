import { postgresCustomers } from '#src/server/adapters/postgres/customers/customers.ts';
import { CUSTOMERS_SCHEMA } from '#src/server/adapters/postgres/customers/schema.ts';
import { sqliteCustomers } from '#src/server/adapters/sqlite/customers/customers.ts';
import type { CustomerRepository } from '#src/server/customers/repository.ts';
import { aCustomersDatabase } from '#tests/support/customers/customers.ts';
import { aPostgresServer } from '#tests/support/app/postgres.ts';

export type CustomerStore = {
  readonly customers: CustomerRepository;
  readonly close: () => Promise<void>;
};

/** A customer store in each database that may keep customers. */
export const CUSTOMER_STORES: Readonly<Record<string, () => Promise<CustomerStore>>> = {
  SQLite: async () => {
    const customers = sqliteCustomers(aCustomersDatabase());
    return { customers, close: customers.close };
  },
  PostgreSQL: async () => {
    const server = await aPostgresServer();
    const customers = postgresCustomers(await server.open([CUSTOMERS_SCHEMA]));
    return {
      customers,
      close: async () => {
        await customers.close();
        await server.close();
      },
    };
  },
};
