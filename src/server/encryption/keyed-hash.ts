import { createHmac } from 'node:crypto';
import { type DataKeys, purposeKey } from './data-cipher.ts';

/**
 * Hashes texts of one purpose by a key (HMAC, RFC 2104), so that nobody without the key can find a text by
 * trying all texts there are. After a change of the key, the same text has another hash.
 */
export function keyedHash(
  { current }: Pick<DataKeys, 'current'>,
  purpose: string,
): (text: string) => string {
  const { secret } = purposeKey(current, purpose);
  return (text) => createHmac('sha256', secret).update(text).digest('base64url');
}
