import { createHash, timingSafeEqual } from 'node:crypto';

/** The stored form of a token or a secret: a reader of the database cannot send it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether a secret belongs to a hash, in a time that reveals nothing of it. */
export function matchesHash(hash: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(hashOf(secret), 'hex'));
}
