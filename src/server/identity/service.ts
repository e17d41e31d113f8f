import { randomBytes, randomUUID } from 'node:crypto';
import type { JSONWebKeySet } from 'jose';
import type { Clock } from '#src/lib/clock.ts';
import { accountMailer, type DeliverAccountEmail } from './mail/account-mailer.ts';
import type { DataCipher } from '../encryption/data-cipher.ts';
import { attemptCounter } from './attempt-counter.ts';
import { openChallenges } from './sessions/challenges.ts';
import { type Caller, type IdentityContext, ownerOf } from './context.ts';
import { IdentityError } from './protocol/identity-error.ts';
import { oneTimeCodes } from './sessions/one-time-codes.ts';
import { OPERATIONS } from './operations.ts';
import { passwordLock } from './passwords/password-lock.ts';
import { makeVerifier } from './passwords/password-verifier.ts';
import { removeAccount } from './remove-account.ts';
import type { IdentityRepository } from './repository.ts';
import { secondFactors } from './second-factor/second-factors.ts';
import { type Sessions, userSessions } from './sessions/sessions.ts';
import type { IdentitySettings } from './settings.ts';
import { type SigningKey, signingKey } from './sessions/signing-key.ts';
import { tokenDesk } from './sessions/tokens.ts';

const SECRET_BYTES = 32;

export type NewUser = {
  readonly email: string;
  readonly password: string;
  readonly attributes: Readonly<Record<string, string>>;
};

export type IdentityService = {
  /** The public keys of the tokens. */
  readonly jwks: JSONWebKeySet;
  /** Answers one call of the protocol. Throws IdentityError for a refused call. */
  readonly call: (operation: string, body: unknown, caller: Caller) => Promise<object>;
  /** Adds a confirmed user, unless the email address has one. */
  readonly addUser: (user: NewUser) => void;
  /** Removes the account of that id, with its sessions; a missing account is no error. */
  readonly removeUser: (id: string) => void;
  readonly sessions: Pick<Sessions, 'end' | 'liveOf'>;
  /** Whether a session, by the `origin_jti` of its tokens, has not been ended. */
  readonly isSessionLive: (sessionId: string) => boolean;
};

type IdentityDependencies = {
  readonly repository: IdentityRepository;
  readonly settings: IdentitySettings;
  readonly clock: Clock;
  readonly deliver: DeliverAccountEmail;
  /** The cipher for the secrets of authenticator apps. */
  readonly cipher: DataCipher;
};

function makeContext(dependencies: IdentityDependencies, key: SigningKey): IdentityContext {
  const { repository, settings, clock, deliver, cipher } = dependencies;
  const { limits } = settings;
  const nowMs = () => clock.now().getTime();
  const secret = repository.secrets.keep('secret', () => randomBytes(SECRET_BYTES).toString('hex'));
  const nobody = { poolName: settings.poolId, userId: randomUUID() };
  const counter = attemptCounter(repository, nowMs);
  const tokens = tokenDesk(settings, { key, nowMs });
  return {
    settings,
    repository,
    nowMs,
    secret,
    decoy: makeVerifier(nobody, randomUUID()),
    counter,
    lock: passwordLock(repository, { counter, limits, nowMs }),
    codes: oneTimeCodes(repository, { secret, nowMs }),
    mailer: accountMailer({ deliver, counter, limits, nowMs }),
    challenges: openChallenges(repository, nowMs),
    sessions: userSessions(repository, { tokens, nowMs }),
    factors: secondFactors(repository, { cipher, counter, limits, nowMs }),
  };
}

/** The accounts of the embedded mode, behind the protocol of Amazon Cognito user pools. */
export async function identityService(
  dependencies: IdentityDependencies,
): Promise<IdentityService> {
  const { repository } = dependencies;
  const key = await signingKey(repository);
  const context = makeContext(dependencies, key);
  repository.prune(context.nowMs());
  return {
    jwks: key.jwks,
    async call(operation, body, caller) {
      const answer = OPERATIONS.get(operation);
      if (answer) return repository.whenFree(() => answer(body, context, caller));
      throw new IdentityError(
        'UnknownOperationException',
        `${operation.slice(0, 64)} is not part of the embedded identity service`,
      );
    },
    addUser({ email, password, attributes }) {
      if (repository.users.withEmail(email)) return;
      const id = randomUUID();
      repository.users.put({
        id,
        email,
        isEmailVerified: true,
        status: 'CONFIRMED',
        isDisabled: false,
        password: makeVerifier(ownerOf(context, id), password),
        temporaryUntilMs: null,
        attributes,
        createdAtMs: context.nowMs(),
      });
    },
    removeUser(id) {
      const user = repository.users.withId(id);
      if (user) removeAccount(repository, user);
    },
    sessions: context.sessions,
    isSessionLive: context.sessions.isLive,
  };
}
