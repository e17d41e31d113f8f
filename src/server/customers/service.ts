import { randomInt } from 'node:crypto';
import type { Application } from '#src/contract/application-record.ts';
import type {
  CustomerChanges,
  CustomerUser,
  Dashboard,
  Erased,
  Referrals,
} from '#src/contract/customer-user.ts';
import type { Clock } from '#src/lib/clock.ts';
import type { CustomerRecord, CustomerRepository, DocumentFiles, Person } from './repository.ts';

/** Of each list on the dashboard. */
const LATEST = 3;

const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 10;

export type CustomerService = {
  user(person: Person): CustomerUser;
  change(person: Person, changes: CustomerChanges): CustomerUser;
  referrals(person: Person): Referrals;
  dashboard(person: Person): Dashboard;
  /** All that is kept of the customer but for the files themselves. */
  exported(person: Person): Readonly<Record<string, unknown>>;
  /** Deletes the rows at once, then the files, then the account itself where that can be done here. */
  erase(person: Person): Promise<Erased>;
};

export type CustomerServiceParts = {
  readonly repository: CustomerRepository;
  readonly files: Pick<DocumentFiles, 'remove'>;
  readonly removeAccount?: ((userId: string) => void) | undefined;
  readonly clock: Clock;
};

/** Nobody can guess another's: some 49 random bits. */
function newReferralCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join(
    '',
  );
}

function userOf(person: Person, record: CustomerRecord): CustomerUser {
  const { registeredAtMs, emailNotifications, applicant } = record;
  return {
    id: person.id,
    email: person.email,
    given_name: person.givenName ?? null,
    family_name: person.familyName ?? null,
    registeredAtMs,
    emailNotifications,
    applicant,
  };
}

/** The record a customer has here, made on first use. */
export function recordKeeper({
  repository,
  clock,
}: Pick<CustomerServiceParts, 'repository' | 'clock'>) {
  return (person: Person): CustomerRecord =>
    repository.users.ensure(person, {
      nowMs: clock.now().getTime(),
      referralCode: newReferralCode(),
    });
}

function customerReader({ repository }: Pick<CustomerServiceParts, 'repository'>) {
  const { users, homes, searches, applications, documents } = repository;
  const latest = <Item>(items: readonly Item[]) => ({
    count: items.length,
    latest: items.slice(0, LATEST),
  });
  return {
    dashboard: ({ id }: Person, { referralCode }: CustomerRecord): Dashboard => ({
      applications: latest(applications.list(id)),
      savedHomes: latest(homes.list(id)),
      savedSearches: latest(searches.list(id)),
      documents: documents.count(id),
      referralsUsed: users.referralsUsed(referralCode, id),
    }),
    kept({ id }: Person) {
      const found = applications.list(id).map((each) => applications.find(id, each.id));
      const whole = found.filter((each): each is Application => each !== undefined);
      return {
        savedHomes: homes.list(id),
        savedSearches: searches.list(id),
        applications: whole.map((each) => ({ ...each, documents: documents.list(each.id) })),
      };
    },
  };
}

/** What a customer has here. Whoever asks is given only what is their own. */
export function customerService(parts: CustomerServiceParts): CustomerService {
  const { repository, files, removeAccount, clock } = parts;
  const { users } = repository;
  const recordOf = recordKeeper(parts);
  const read = customerReader(parts);
  return {
    user: (person) => userOf(person, recordOf(person)),
    change(person, changes) {
      recordOf(person);
      users.change(person.id, changes);
      return userOf(person, recordOf(person));
    },
    referrals(person) {
      const { referralCode: code } = recordOf(person);
      return { code, used: users.referralsUsed(code, person.id) };
    },
    dashboard: (person) => read.dashboard(person, recordOf(person)),
    exported(person) {
      const record = recordOf(person);
      return {
        exportedAt: clock.now().toISOString(),
        user: { ...userOf(person, record), referralCode: record.referralCode },
        ...read.kept(person),
      };
    },
    async erase({ id }) {
      for (const name of users.erase(id)) await files.remove(name);
      removeAccount?.(id);
      return { done: true, isAccountDeleted: removeAccount !== undefined };
    },
  };
}
