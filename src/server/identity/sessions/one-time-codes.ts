import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { codeExpired, IdentityError, limitExceeded } from '../protocol/identity-error.ts';
import type { CodeKey, IdentityRepository, StoredCode } from '../repository.ts';
import { CODE_TRIES, LIFETIMES } from '../settings.ts';

const DIGITS = 6;

export type IssuedCode = {
  readonly digits: string;
  /** Whether the code still counts: it is not replaced, used or too old. */
  readonly isCurrent: () => boolean;
};

export type OneTimeCodes = {
  /** Makes the code of a key, replacing any former one. */
  readonly issue: (key: CodeKey, newEmail?: string) => IssuedCode;
  /** Keeps a code that nobody receives, so that wrong guesses are answered as for any other. */
  readonly issueToNobody: (key: CodeKey, newEmail?: string) => void;
  /**
   * The code that the digits belong to, even if already used. Throws ExpiredCodeException,
   * CodeMismatchException or, after too many wrong digits, LimitExceededException.
   */
  readonly match: (key: CodeKey, digits: string) => StoredCode;
  /** The same, but a used code counts as expired. */
  readonly matchUnused: (key: CodeKey, digits: string) => StoredCode;
  readonly use: (code: StoredCode) => void;
};

/** Codes of six digits, sent to an email address to prove that it belongs to the person. */
export function oneTimeCodes(
  { codes }: Pick<IdentityRepository, 'codes'>,
  { secret, nowMs }: { secret: string; nowMs: () => number },
): OneTimeCodes {
  const hashOf = ({ subject, purpose }: CodeKey, digits: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${subject}\n${digits}`).digest('hex');

  const put = ({ subject, purpose }: CodeKey, hash: string, newEmail: string | null) =>
    codes.put({
      subject,
      purpose,
      hash,
      newEmail,
      expiresAtMs: nowMs() + LIFETIMES.codeMs,
      wrongTries: 0,
      isUsed: false,
    });

  const match = (key: CodeKey, digits: string) => {
    const code = codes.find(key);
    if (!code || code.expiresAtMs <= nowMs()) throw codeExpired();
    if (code.wrongTries >= CODE_TRIES) throw limitExceeded();
    const codeHash = hashOf(key, digits);
    if (timingSafeEqual(Buffer.from(codeHash, 'hex'), Buffer.from(code.hash, 'hex'))) return code;
    codes.put({ ...code, wrongTries: code.wrongTries + 1 });
    throw new IdentityError(
      'CodeMismatchException',
      'Invalid verification code provided, please try again.',
    );
  };

  return {
    issue(key, newEmail) {
      const digits = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
      const codeHash = hashOf(key, digits);
      put(key, codeHash, newEmail ?? null);
      return {
        digits,
        isCurrent() {
          const code = codes.find(key);
          return code?.hash === codeHash && !code.isUsed && code.expiresAtMs > nowMs();
        },
      };
    },
    issueToNobody: (key, newEmail) => put(key, randomBytes(32).toString('hex'), newEmail ?? null),
    match,
    matchUnused(key, digits) {
      const code = match(key, digits);
      if (code.isUsed) throw codeExpired();
      return code;
    },
    use: (code) => codes.put({ ...code, isUsed: true }),
  };
}
