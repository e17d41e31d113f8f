import { stepOf, totpCode } from '#src/server/identity/second-factor/totp.ts';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(base32: string): Buffer {
  const bits = Array.from(base32, (sign) => SIGNS.indexOf(sign).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** The code that an authenticator app with this secret shows at a moment; `later` counts half minutes. */
export function appCode(secret: string, nowMs: number, later = 0): string {
  return totpCode(bytesOf(secret), stepOf(nowMs) + later);
}
