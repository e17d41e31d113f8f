import { createHash, timingSafeEqual } from 'node:crypto';

/** A token or a secret as it is kept: whoever reads the database cannot send it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether a secret is the one of a hash, in a time that tells nothing of it. */
export function isSecretOf(hash: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(hashOf(secret), 'hex'));
}
