import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { DataCipher } from '../../encryption/data-cipher.ts';
import type { IdentityRepository } from '../repository.ts';

/** Part of the derivation of the secrets' key: changing it makes all secrets unreadable. */
export const FACTOR_PURPOSE = 'second factors';

const OTHER_KEY =
  'Second factors of accounts are encrypted with a different key. Nothing was changed. ' +
  'Restore that key as DATA_KEY or in DATA_DIR/data.key, or set it as DATA_KEY_FORMER.';

const bytesOf = (secret: string | null) => Buffer.from(secret ?? '', 'base64');

function keyAges(factors: IdentityRepository['factors'], cipher: DataCipher) {
  return factors
    .all()
    .flatMap(({ secret, newSecret }) =>
      [secret, newSecret]
        .filter((each) => each !== null)
        .map((each) => cipher.keyOf(bytesOf(each))),
    );
}

/** Refuses keys that cannot decrypt the secrets; the error is a sentence for the person at the terminal. */
export function checkFactors(
  { factors }: Pick<IdentityRepository, 'factors'>,
  cipher: DataCipher,
): Outcome<void, string> {
  return keyAges(factors, cipher).includes('other') ? failure(OTHER_KEY) : success(undefined);
}

/**
 * Encrypts with the present key the secrets that have the former one. On an error, a sentence for the
 * person at the terminal, nothing was changed.
 */
export function encryptFactors(
  { factors, atomically }: Pick<IdentityRepository, 'factors' | 'atomically'>,
  cipher: DataCipher,
): Outcome<void, string> {
  const check = checkFactors({ factors }, cipher);
  if (!check.ok) return check;
  const reencrypt = (secret: string | null, userId: string) => {
    const plain = cipher.decrypt(bytesOf(secret), userId);
    return plain.ok ? cipher.encrypt(plain.value, userId).toString('base64') : secret;
  };
  if (keyAges(factors, cipher).includes('former')) {
    atomically(() => {
      for (const factor of factors.all()) {
        const { userId, secret, newSecret } = factor;
        factors.put({
          ...factor,
          secret: reencrypt(secret, userId),
          newSecret: reencrypt(newSecret, userId),
        });
      }
    });
  }
  return success(undefined);
}
