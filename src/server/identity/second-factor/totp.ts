import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps that a clock may be off by, either way. */
const TOLERANCE = 1;

/** The stretch of half a minute that a moment lies in, counted from 1970. */
export const stepOf = (nowMs: number) => Math.floor(nowMs / STEP_MS);

/** Whether no clock that is right can have come to a step yet. */
export const isAhead = (step: number, nowMs: number) => step > stepOf(nowMs) + TOLERANCE;

/** The code of a secret for one step (RFC 6238 with SHA-1, which is what every app does). */
export function totpCode(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step whose code this is, now or one step off; undefined for a wrong one. */
export function stepOfCode(secret: Uint8Array, code: string, nowMs: number): number | undefined {
  const codeBytes = Buffer.from(code);
  const now = stepOf(nowMs);
  const steps = Array.from({ length: 2 * TOLERANCE + 1 }, (_, index) => now + index - TOLERANCE);
  return steps.find((step) => {
    const right = Buffer.from(totpCode(secret, step));
    return right.length === codeBytes.length && timingSafeEqual(right, codeBytes);
  });
}
