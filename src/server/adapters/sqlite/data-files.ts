import type { DataFile } from '#src/server/backup/backup-store.ts';
import { CUSTOMERS_STEPS } from './customers/customers-database.ts';
import { IDENTITY_STEPS } from './identity/identity-database.ts';
import { LEADS_STEPS } from './leads/leads-database.ts';
import { MIGRATIONS } from './migrations.ts';

/** The databases of a data folder, and the newest schema of each that this program reads. */
export const DATA_FILES: readonly DataFile[] = [
  { name: 'listings.sqlite', description: 'listings', schema: MIGRATIONS.length },
  { name: 'identity.sqlite', description: 'accounts', schema: IDENTITY_STEPS.length },
  { name: 'leads.sqlite', description: 'leads', schema: LEADS_STEPS.length },
  { name: 'customers.sqlite', description: 'customers', schema: CUSTOMERS_STEPS.length },
];
