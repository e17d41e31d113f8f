import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import type { FindAccount } from '#src/server/customers/service.ts';
import type { CustomerSessions } from '#src/server/customers/session-routes.ts';
import { mkdtempSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RefusedRequest } from '#src/contract/problem.ts';
import { sqliteCustomers } from '#src/server/adapters/sqlite/customers/customers.ts';
import { openCustomersDatabase } from '#src/server/adapters/sqlite/customers/customers-database.ts';
import { type CustomersModule, customersModule } from '#src/server/customers/module.ts';
import type {
  CustomerRepository,
  DocumentFiles,
  Person,
} from '#src/server/customers/repository.ts';
import { requestLimits } from '#src/server/http/connections/request-limits.ts';
import { checkReplies } from '#src/server/http/replies/replies.ts';
import { setUpHttp } from '#src/server/http/set-up-http.ts';
import { vowTermsService } from '#src/server/customers/vow-terms/vow-terms-service.ts';
import type { VowTerms } from '#src/domain/listing/boards.ts';
import type { Mail } from '#src/server/mail/mailer.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { callsInProcess } from '#src/server/http/transport-in-process.ts';
import { listingsModule } from '#src/server/listings/module.ts';
import { placesService } from '#src/server/places/service.ts';
import { aStore, testConfig } from '../app/app.ts';
import { fakeCities, fakeStreetWorld } from '../places/fake-street-world.ts';
import { aClock } from '../leads/leads.ts';

export function aCustomersDatabase(file = ':memory:'): DatabaseSync {
  const database = openCustomersDatabase(file);
  if (!database.ok) throw new Error(database.error);
  return database.value;
}

/** Files in memory, in place of a folder. */
export function filesInMemory(): DocumentFiles & { readonly kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>();
  return {
    kept,
    put: async (name, bytes) => void kept.set(name, bytes),
    read: async (name) => {
      const bytes = kept.get(name);
      if (!bytes) throw new Error(`There is no ${name}`);
      return bytes;
    },
    remove: async (name) => void kept.delete(name),
    names: async () => [...kept.keys()],
    check: async () => undefined,
  };
}

/** A folder of its own for files. */
export function aFolder(): string {
  return mkdtempSync(join(tmpdir(), 'customers-'));
}

export function aCustomerStore() {
  return {
    repository: sqliteCustomers(aCustomersDatabase()),
    files: filesInMemory(),
    hashAddress: (address: string) => `hash of ${address}`,
  };
}

export function aPerson(id: string, changes: Partial<Person> = {}): Person {
  return {
    id,
    email: `${id}@example.test`,
    isEmailVerified: true,
    givenName: 'Ada',
    familyName: 'Wong',
    sessionId: `session-of-${id}`,
    ...changes,
  };
}

export type CustomerApp = {
  readonly app: FastifyInstance;
  readonly db: DatabaseSync;
  readonly repository: CustomerRepository;
  readonly files: DocumentFiles;
  readonly module: CustomersModule;
  /** The emails that were sent. */
  readonly mails: Mail[];
  /** The emails that were sent or failed, in the order of the attempts. */
  readonly attemptedMails: Mail[];
  readonly clock: ReturnType<typeof aClock>;
  /** Sends a call of a customer; null means a stranger. */
  readonly as: (who: string | null) => SendAsCustomer;
};

export type SendAsCustomer = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: unknown,
  headers?: Record<string, string>,
) => Promise<LightMyRequestResponse>;

type Options = {
  readonly records?: Iterable<ListingRecord>;
  readonly db?: DatabaseSync;
  /** Replaces the repository over `db`. */
  readonly repository?: CustomerRepository;
  readonly files?: DocumentFiles;
  readonly people?: Readonly<Record<string, Person>>;
  readonly isMailDown?: () => boolean;
  readonly hasAccount?: (email: string) => boolean;
  readonly accountOf?: FindAccount;
  readonly sessions?: CustomerSessions;
  /** The boards' terms of use; none when absent. */
  readonly terms?: VowTerms;
};

const anyone = (people: Options['people']) => (id: string) => people?.[id] ?? aPerson(id);

/** The customer API over a database in memory; a bearer token is the customer's id itself. */
export async function aCustomerApp(options: Options = {}): Promise<CustomerApp> {
  const { records = [], db = aCustomersDatabase(), files = filesInMemory(), people } = options;
  const clock = aClock(Date.UTC(2026, 9, 21, 13));
  const { repository = sqliteCustomers(db) } = options;
  const app = Fastify(requestLimits({ https: false }));
  await setUpHttp(app, { https: false, identify: () => 'anonymous' });
  checkReplies(app);
  const today = () => clock.now().toISOString().slice(0, 10);
  const places = placesService({ places: { cities: fakeCities }, world: fakeStreetWorld() });
  listingsModule(app, {
    ...(await aStore(records)),
    cities: places.database().cities,
    identify: () => 'anonymous',
    today,
  });
  const mails: Mail[] = [];
  const attemptedMails: Mail[] = [];
  const module = customersModule(app, {
    repository,
    files,
    mailer: {
      async send(mail) {
        attemptedMails.push(mail);
        if (options.isMailDown?.()) throw new Error('no mail server');
        mails.push(mail);
      },
    },
    settings: testConfig(),
    customerOf: ({ headers: { authorization } }) => {
      const id = /^Bearer ([\w-]+)$/.exec(authorization ?? '')?.[1];
      if (id) return anyone(people)(id);
      throw new RefusedRequest(401, [{ param: 'authorization', msg: 'is missing' }]);
    },
    hasAccount: options.hasAccount,
    accountOf: options.accountOf,
    sessions: options.sessions,
    vowTerms: vowTermsService({
      repository,
      terms: options.terms ?? null,
      hashAddress: (address) => `hash of ${address}`,
      clock,
    }),
    callsFor: (viewer) => callsInProcess(app, viewer),
    today,
    clock,
  });
  const as =
    (who: string | null): SendAsCustomer =>
    (method, url, payload, headers = {}) =>
      app.inject({
        method,
        url,
        headers: { ...(who === null ? {} : { authorization: `Bearer ${who}` }), ...headers },
        ...(payload === undefined ? {} : { payload: payload as object }),
      });
  return { app, db, repository, files, module, mails, attemptedMails, clock, as };
}
