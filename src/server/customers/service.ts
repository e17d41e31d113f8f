import { randomInt } from 'node:crypto';
import type {
  CustomerChanges,
  CustomerUser,
  Dashboard,
  DeletionReply,
  Referrals,
} from '#src/contract/customer/user.ts';
import type { Clock } from '#src/lib/clock.ts';
import { removeFile } from './documents/remove-file.ts';
import type { CustomerRecord, CustomerRepository, DocumentFiles, Person } from './repository.ts';
import type { VowTermsService } from './vow-terms/vow-terms-service.ts';

/** Items shown in each list on the dashboard. */
const LATEST = 3;

const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 10;

export type CustomerService = {
  user(person: Person): Promise<CustomerUser>;
  change(person: Person, changes: CustomerChanges): Promise<CustomerUser>;
  referrals(person: Person): Promise<Referrals>;
  dashboard(person: Person): Promise<Dashboard>;
  /** Everything kept of the customer except the files themselves. */
  exportData(person: Person): Promise<Readonly<Record<string, unknown>>>;
  /** Deletes the rows at once, then the files, then the account itself where this server keeps it. */
  erase(person: Person): Promise<DeletionReply>;
};

/** Finds the account of a customer; undefined when it does not exist. */
export type FindAccount = (
  userId: string,
) => Promise<{ readonly madeAtMs: number; readonly isDisabled: boolean } | undefined>;

type CustomerServiceDependencies = {
  readonly repository: CustomerRepository;
  readonly files: Pick<DocumentFiles, 'remove'>;
  readonly removeAccount?: ((userId: string) => Promise<void>) | undefined;
  readonly accountOf?: FindAccount | undefined;
  readonly vowTerms: Pick<VowTermsService, 'forget'>;
  readonly clock: Clock;
};

/** Codes cannot be guessed: some 49 random bits. */
function newReferralCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join(
    '',
  );
}

function userOf(person: Person, record: CustomerRecord): CustomerUser {
  const { registeredAtMs, emailNotifications, homeEmails, applicant } = record;
  return {
    id: person.id,
    email: person.email,
    given_name: person.givenName ?? null,
    family_name: person.familyName ?? null,
    registeredAtMs,
    emailNotifications,
    homeEmails,
    applicant,
  };
}

/** The customer's record, made on first use. */
export function recordKeeper({
  repository,
  clock,
}: {
  readonly repository: Pick<CustomerRepository, 'users'>;
  readonly clock: Clock;
}) {
  return (person: Person): Promise<CustomerRecord> =>
    repository.users.ensure(person, {
      nowMs: clock.now().getTime(),
      referralCode: newReferralCode(),
    });
}

function customerReader({ repository }: Pick<CustomerServiceDependencies, 'repository'>) {
  const { users, homes, searches, applications, documents } = repository;
  const latest = <Item>(items: readonly Item[]) => ({
    count: items.length,
    latest: items.slice(0, LATEST),
  });
  return {
    dashboard: async ({ id }: Person, { referralCode }: CustomerRecord): Promise<Dashboard> => ({
      applications: latest(await applications.list(id)),
      savedHomes: latest(await homes.list(id)),
      savedSearches: latest(await searches.list(id)),
      documents: await documents.count(id),
      referralsUsed: await users.referralsUsed(referralCode, id),
    }),
    async storedRecords({ id }: Person) {
      const fullApplications = [];
      for (const each of await applications.list(id)) {
        const application = await applications.find(id, each.id);
        if (application)
          fullApplications.push({ ...application, documents: await documents.list(each.id) });
      }
      return {
        savedHomes: await homes.listRemembered(id),
        savedSearches: await searches.listSeen(id),
        applications: fullApplications,
      };
    },
  };
}

/** The data of a customer. A person gets only their own data. */
export function customerService(dependencies: CustomerServiceDependencies): CustomerService {
  const { repository, files, removeAccount, accountOf, vowTerms, clock } = dependencies;
  const { users } = repository;
  const keepRecord = recordKeeper(dependencies);
  const recordOf = async (person: Person): Promise<CustomerRecord> => {
    const record = await keepRecord(person);
    const account = await accountOf?.(person.id);
    return account ? { ...record, registeredAtMs: account.madeAtMs } : record;
  };
  const readCustomer = customerReader(dependencies);
  return {
    user: async (person) => userOf(person, await recordOf(person)),
    async change(person, changes) {
      await recordOf(person);
      await users.change(person.id, {
        ...changes,
        ...(changes.homeEmails && { emailNotifications: true }),
      });
      return userOf(person, await recordOf(person));
    },
    async referrals(person) {
      const { referralCode: code } = await recordOf(person);
      return { code, used: await users.referralsUsed(code, person.id) };
    },
    dashboard: async (person) => readCustomer.dashboard(person, await recordOf(person)),
    async exportData(person) {
      const record = await recordOf(person);
      return {
        exportedAt: clock.now().toISOString(),
        user: { ...userOf(person, record), referralCode: record.referralCode },
        termsAcceptances: await repository.vowTerms.acceptances(person.id),
        ...(await readCustomer.storedRecords(person)),
      };
    },
    async erase({ id }) {
      const fileNames = await users.erase(id);
      vowTerms.forget(id);
      for (const name of fileNames) await removeFile(files, name);
      await removeAccount?.(id);
      return { done: true, isAccountDeleted: removeAccount !== undefined };
    },
  };
}
