import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps that a clock may be off, either way. */
const TOLERANCE = 1;

/** The half-minute step of a moment, counted from 1970. */
export const stepOf = (nowMs: number) => Math.floor(nowMs / STEP_MS);

/** Whether a step lies in the future, even for a clock that is fast by the tolerance. */
export const isFutureStep = (step: number, nowMs: number) => step > stepOf(nowMs) + TOLERANCE;

/** The code of a secret for one step (RFC 6238 with SHA-1, as every app uses it). */
export function totpCode(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step of a code, at most one step off the present; undefined for a wrong code. */
export function stepOfCode(secret: Uint8Array, code: string, nowMs: number): number | undefined {
  const codeBytes = Buffer.from(code);
  const now = stepOf(nowMs);
  const steps = Array.from({ length: 2 * TOLERANCE + 1 }, (_, index) => now + index - TOLERANCE);
  return steps.find((step) => {
    const right = Buffer.from(totpCode(secret, step));
    return right.length === codeBytes.length && timingSafeEqual(right, codeBytes);
  });
}
