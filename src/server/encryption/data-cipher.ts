import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';

/** 32 bytes each. */
export type DataKeys = {
  readonly current: Uint8Array;
  /** The previous key: data that was encrypted with it can still be read. */
  readonly former: Uint8Array | undefined;
};

/** Why bytes cannot be decrypted. */
type CipherFlaw = 'not-encrypted' | 'other-key' | 'damaged';

/** Which key encrypted bytes need, judged by their head. */
type KeyAge = 'current' | 'former' | 'other' | 'none';

/** Encrypts and decrypts the data of one purpose. */
export type DataCipher = {
  /** `boundTo` names what the bytes belong to: under another name they count as damaged. */
  readonly encrypt: (bytes: Uint8Array, boundTo: string) => Buffer;
  readonly decrypt: (bytes: Uint8Array, boundTo: string) => Outcome<Buffer, CipherFlaw>;
  /** Reads only the first `HEAD_BYTES`. */
  readonly keyOf: (bytes: Uint8Array) => KeyAge;
};

/** AES-256-GCM (NIST SP 800-38D): encrypted, and refused when a single bit has changed. */
const ALGORITHM = 'aes-256-gcm';
const MARK = Buffer.from('LWE1');
const KEY_ID_BYTES = 8;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SECRET_BYTES = 32;

/** Length of the head before the encrypted bytes: the mark, the id of the key and the nonce. */
export const HEAD_BYTES = MARK.length + KEY_ID_BYTES + NONCE_BYTES;

type PurposeKey = { readonly id: Buffer; readonly secret: Buffer };

/**
 * Derives a key for each purpose (HKDF, RFC 5869), so that none decrypts the data of another purpose. Stored
 * data needs the same words for ever.
 */
export function purposeKey(key: Uint8Array, purpose: string): PurposeKey {
  const info = `realty ${purpose}`;
  const bytes = Buffer.from(hkdfSync('sha256', key, '', info, SECRET_BYTES + KEY_ID_BYTES));
  return { id: bytes.subarray(SECRET_BYTES), secret: bytes.subarray(0, SECRET_BYTES) };
}

function partsOf(encryptedBytes: Uint8Array) {
  const bytes = Buffer.from(
    encryptedBytes.buffer,
    encryptedBytes.byteOffset,
    encryptedBytes.byteLength,
  );
  const nonceAt = MARK.length + KEY_ID_BYTES;
  return {
    isMarked: bytes.length >= HEAD_BYTES && bytes.subarray(0, MARK.length).equals(MARK),
    keyId: bytes.subarray(MARK.length, nonceAt),
    nonce: bytes.subarray(nonceAt, HEAD_BYTES),
    body: bytes.subarray(HEAD_BYTES, -TAG_BYTES),
    tag: bytes.subarray(-TAG_BYTES),
    isWhole: bytes.length >= HEAD_BYTES + TAG_BYTES,
  };
}

/** The cipher of one purpose, such as `documents`. */
export function dataCipher({ current, former }: DataKeys, purpose: string): DataCipher {
  const present = purposeKey(current, purpose);
  const before = former && purposeKey(former, purpose);

  const keyOf = (bytes: Uint8Array): KeyAge => {
    const { isMarked, keyId } = partsOf(bytes);
    if (!isMarked) return 'none';
    if (keyId.equals(present.id)) return 'current';
    return before && keyId.equals(before.id) ? 'former' : 'other';
  };

  return {
    keyOf,
    encrypt(bytes, boundTo) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, present.secret, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(boundTo));
      const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([MARK, present.id, nonce, body, cipher.getAuthTag()]);
    },
    decrypt(bytes, boundTo) {
      const age = keyOf(bytes);
      if (age === 'none') return failure('not-encrypted');
      const key = age === 'current' ? present : before;
      if (age === 'other' || !key) return failure('other-key');
      const { nonce, body, tag, isWhole } = partsOf(bytes);
      if (!isWhole) return failure('damaged');
      const options = { authTagLength: TAG_BYTES };
      const decipher = createDecipheriv(ALGORITHM, key.secret, nonce, options);
      decipher.setAAD(Buffer.from(boundTo));
      decipher.setAuthTag(tag);
      try {
        return success(Buffer.concat([decipher.update(body), decipher.final()]));
      } catch {
        // Only the check of the tag can fail here.
        return failure('damaged');
      }
    },
  };
}
