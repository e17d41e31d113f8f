import { LRUCache } from 'lru-cache';
import type { VowTermsReply } from '#src/contract/customer/vow-terms-calls.ts';
import type { VowTerms } from '#src/domain/listing/boards.ts';
import type { Clock } from '#src/lib/clock.ts';
import { refusal } from '../refusals.ts';
import type { CustomerRepository, Person } from '../repository.ts';
import { recordKeeper } from '../service.ts';

export type VowTermsService = {
  /** The terms, and when the customer accepted them; null while their email is unverified, too. */
  terms(person: Person): Promise<VowTermsReply>;
  /**
   * Stores that a customer accepts a version.
   *
   * @throws RefusedRequest 404 without terms, 409 for another version than the present one and for an
   * unverified email
   */
  accept(person: Person, acceptance: { version: string; address: string }): Promise<VowTermsReply>;
  /** Whether a customer counts as registered at the boards: they have accepted the terms, if any. */
  isRegistered(userId: string): Promise<boolean>;
  /** Whether a customer needs a verified email to count as registered. */
  readonly needsVerifiedEmail: boolean;
  /** Drops what is remembered of a customer who has been deleted. */
  forget(userId: string): void;
};

type VowTermsDependencies = {
  readonly repository: Pick<CustomerRepository, 'users' | 'vowTerms'>;
  /** Null where the boards require no terms. */
  readonly terms: VowTerms | null;
  /** Hashes a network address by a key. */
  readonly hashAddress: (address: string) => string;
  readonly clock: Clock;
};

/** Customers whose acceptance is remembered, and for how long: another server may delete a customer. */
const REMEMBERED = { max: 10_000, ttl: 60_000 } as const;

/**
 * The terms of use that real estate boards require of registered users. The acceptance is kept here and not
 * by the identity service, so it is the same for embedded accounts and user pools.
 */
export function vowTermsService(dependencies: VowTermsDependencies): VowTermsService {
  const { terms, hashAddress, clock } = dependencies;
  const { vowTerms: store } = dependencies.repository;
  const recordOf = recordKeeper(dependencies);
  const registered = new LRUCache<string, true>(REMEMBERED);

  async function acceptedAtMs(userId: string): Promise<number | null> {
    const acceptances = await store.acceptances(userId);
    const acceptance = acceptances.find(({ version }) => version === terms?.version);
    return acceptance?.acceptedAtMs ?? null;
  }

  async function stateOf({ id, isEmailVerified }: Person): Promise<VowTermsReply> {
    if (!terms) return { terms: null };
    const { version, lines } = terms;
    const atMs = isEmailVerified ? await acceptedAtMs(id) : null;
    return { terms: { version, lines: [...lines], acceptedAtMs: atMs } };
  }

  return {
    terms: stateOf,
    async accept(person, { version, address }) {
      if (!terms) throw refusal(404, 'version', 'there are no terms to accept');
      if (version !== terms.version) {
        const msg = `must be ${terms.version}, the present version: please read its terms first`;
        throw refusal(409, 'version', msg);
      }
      if (!person.isEmailVerified) {
        throw refusal(409, 'email', 'confirm the email address of the account first');
      }
      await recordOf(person);
      const nowMs = clock.now().getTime();
      const addressHash = hashAddress(address);
      await store.accept(person.id, { version, acceptedAtMs: nowMs, addressHash });
      return await stateOf(person);
    },
    async isRegistered(userId) {
      if (!terms || registered.has(userId)) return true;
      if ((await acceptedAtMs(userId)) === null) return false;
      registered.set(userId, true);
      return true;
    },
    needsVerifiedEmail: terms !== null,
    forget: (userId) => void registered.delete(userId),
  };
}
