/** The state of an account. The names are those of Cognito. */
export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED';

/** Replaces a password: the password can be checked by it, but not read from it. Hexadecimal numbers. */
export type PasswordVerifier = { readonly salt: string; readonly verifier: string };

export type User = {
  /** The `sub` of tokens: a UUID that never changes and is never used again. */
  readonly id: string;
  /** In lower case; two accounts never share one. */
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly status: UserStatus;
  /** Whether the brokerage has locked the account out. */
  readonly isDisabled: boolean;
  readonly password: PasswordVerifier;
  /** When a temporary password stops working; null for a password of the person's own. */
  readonly temporaryUntilMs: number | null;
  /** All other attributes: `given_name`, `locale`, `custom:role`, … */
  readonly attributes: Readonly<Record<string, string>>;
  readonly createdAtMs: number;
};

export type CodePurpose = 'sign-up' | 'reset' | 'email';

/**
 * The subject and purpose of a code. The subject is an email address, or a user id for a change of email.
 */
export type CodeKey = { readonly subject: string; readonly purpose: CodePurpose };

export type StoredCode = CodeKey & {
  /** The keyed hash of the digits; for a code that was sent to nobody, a hash that no digits give. */
  readonly hash: string;
  readonly expiresAtMs: number;
  readonly wrongTries: number;
  readonly isUsed: boolean;
  /** The new email address that the code proves. */
  readonly newEmail: string | null;
};

/** One sign-in, through all its refreshes. */
export type StoredSession = {
  /** The `origin_jti` of its tokens. */
  readonly id: string;
  readonly userId: string;
  readonly signedInAtMs: number;
  /** When it was last refreshed, or began. */
  readonly lastSeenAtMs: number;
  readonly expiresAtMs: number;
  readonly isRevoked: boolean;
  /** The browser, as `deviceOf` names it; empty for sessions older than this field. */
  readonly device: string;
  /** The network, as `homeNetworkOf` names it. */
  readonly network: string;
};

export type RefreshToken = {
  readonly hash: string;
  readonly sessionId: string;
  /** When it was first exchanged for the next one. */
  readonly usedAtMs: number | null;
};

/** The authenticator app of a user. Its secrets are encrypted, in base64. */
export type StoredFactor = {
  readonly userId: string;
  /** The secret that the app has proved to have; null before that. */
  readonly secret: string | null;
  /** The secret that waits for its first code; null without one. */
  readonly newSecret: string | null;
  /** Whether a sign-in asks for a code. */
  readonly isOn: boolean;
  /** The time step of the last used code: no code counts twice. */
  readonly lastStep: number | null;
};

/** A sign-in between its steps, under the hash of the text by which the client comes back to it. */
export type StoredChallenge = {
  readonly idHash: string;
  /** Goes with the account; null where the name has none. */
  readonly userId: string | null;
  readonly body: string;
  readonly expiresAtMs: number;
};

export type Attempts = {
  readonly count: number;
  readonly firstAtMs: number;
  readonly lastAtMs: number;
};

/** Another program has held the accounts for too long, or their disk is full, failing or read-only. */
export class AccountsUnavailable extends Error {
  constructor(cause: unknown) {
    super('The accounts cannot be read or written', { cause });
    this.name = 'AccountsUnavailable';
  }
}

/** The store of the accounts. A call's changes survive a crash once it has returned. */
export type IdentityRepository = {
  /**
   * Makes a call, and repeats it for under a second while another program holds the accounts, without
   * holding up other requests. Rejects with AccountsUnavailable after that, and when the disk cannot be
   * written.
   */
  readonly whenFree: <Result>(call: () => Promise<Result>) => Promise<Result>;
  /** All or nothing. Not to be nested. */
  readonly atomically: (work: () => void) => void;
  readonly users: {
    readonly withId: (id: string) => User | undefined;
    readonly withEmail: (email: string) => User | undefined;
    /** Adds the user or replaces the one with the same id, who stays as disabled or enabled as before. */
    readonly put: (user: User) => void;
    readonly setDisabled: (id: string, isDisabled: boolean) => void;
    /** Removes the user with all sessions. */
    readonly remove: (id: string) => void;
  };
  readonly codes: {
    readonly find: (key: CodeKey) => StoredCode | undefined;
    /** Replaces the former code of the same key. */
    readonly put: (code: StoredCode) => void;
    readonly remove: (subject: string) => void;
  };
  readonly sessions: {
    readonly find: (id: string) => StoredSession | undefined;
    /** The sessions that have not expired, ended ones included. */
    readonly ofUser: (userId: string) => readonly StoredSession[];
    readonly put: (session: StoredSession) => void;
    readonly findRefresh: (hash: string) => RefreshToken | undefined;
    readonly putRefresh: (token: RefreshToken) => void;
    /** Ends every session of a user except the one with the id. */
    readonly revokeAll: (userId: string, exceptId?: string) => void;
  };
  readonly factors: {
    readonly find: (userId: string) => StoredFactor | undefined;
    readonly all: () => readonly StoredFactor[];
    /** Adds the factor or replaces that of the same user. */
    readonly put: (factor: StoredFactor) => void;
    readonly remove: (userId: string) => void;
  };
  readonly challenges: {
    readonly find: (idHash: string) => StoredChallenge | undefined;
    readonly put: (challenge: StoredChallenge) => void;
    /** False when there is none, or another server was quicker. */
    readonly remove: (idHash: string) => boolean;
    readonly removeExpired: (nowMs: number) => void;
    /** Removes all but so many, those first that expire first. */
    readonly keepNewest: (count: number) => void;
  };
  readonly attempts: {
    readonly find: (key: string) => Attempts | undefined;
    readonly put: (key: string, attempts: Attempts) => void;
    readonly remove: (key: string) => void;
  };
  readonly secrets: {
    /** The secret of that name, made and kept if missing. */
    readonly keep: (name: string, make: () => string) => string;
  };
  /** Deletes everything that expired before the moment, and accounts left unconfirmed for a week. */
  readonly prune: (nowMs: number) => void;
  readonly close: () => void;
};
