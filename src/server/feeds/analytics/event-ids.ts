import { createHmac, randomBytes } from 'node:crypto';
import { type Clock, calendarDay } from '#src/lib/clock.ts';

const KEY_BYTES = 32;

/** 16 bytes as a UUID whose meaning is up to its maker (RFC 9562, version 8). */
function uuidOf(digest: Buffer): string {
  const bytes = Buffer.from(digest.subarray(0, 16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const text = bytes.toString('hex');
  return [8, 12, 16, 20].reduceRight((rest, at) => `${rest.slice(0, at)}-${rest.slice(at)}`, text);
}

/**
 * Ids of a visitor and an action, so that a repetition within minutes counts once. The key is random, lives
 * in memory and is thrown away with the day: an id does not reveal who it was, nor do two ids of different
 * parts or days reveal that they belong to one visitor.
 */
export function eventIds(clock: Clock): (parts: readonly string[]) => string {
  let [day, key] = ['', randomBytes(KEY_BYTES)];
  return (parts) => {
    const today = calendarDay(clock.now());
    if (today !== day) [day, key] = [today, randomBytes(KEY_BYTES)];
    return uuidOf(createHmac('sha256', key).update(JSON.stringify(parts)).digest());
  };
}
