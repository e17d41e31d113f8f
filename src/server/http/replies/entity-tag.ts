import { hash } from 'node:crypto';

/**
 * The tag of a body. Weak (`W/`) when the body may be sent compressed, as the same tag then stands
 * for different bytes (RFC 9110, section 8.8.1).
 */
export function entityTag(body: string | Buffer, { isWeak }: { isWeak: boolean }): string {
  const tag = `"${hash('sha1', body, 'base64url').slice(0, 22)}"`;
  return isWeak ? `W/${tag}` : tag;
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether an `If-None-Match` header names the tag, by the weak comparison of RFC 9110, 13.1.2. */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((part) => opaque(part) === opaque(tag));
}
