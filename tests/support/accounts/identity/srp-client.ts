import { createHash, createHmac, randomBytes } from 'node:crypto';
import { PRIME } from '#src/server/identity/passwords/srp-group.ts';

// Written from RFC 5054 and the client library's behaviour, independently of the server's half.

const sha256 = (...parts: (Buffer | string)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const toNumber = (bytes: Buffer) => BigInt(`0x${bytes.toString('hex')}`);

/** The smallest two's complement: a zero byte comes before a leading bit that is set. */
function toBytes(value: bigint): Buffer {
  const hex = value.toString(16);
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  return (bytes[0] ?? 0) >= 128 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes;
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % PRIME;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % PRIME;
    square = (square * square) % PRIME;
  }
  return result;
}

export type SrpUser = {
  readonly poolName: string;
  readonly userId: string;
  readonly password: string;
};

export type ServerHello = {
  readonly salt: string;
  readonly serverValue: string;
  readonly secretBlock: string;
};

/** The client's half of a sign-in by SRP: `clientValue` is sent first, then the proof from `claim`. */
export function srpClient() {
  const secret = toNumber(randomBytes(32));
  const clientNumber = power(2n, secret);
  return {
    clientValue: clientNumber.toString(16),
    claim({ poolName, userId, password }: SrpUser, hello: ServerHello) {
      const serverNumber = BigInt(`0x${hello.serverValue}`);
      const scrambler = toNumber(sha256(toBytes(clientNumber), toBytes(serverNumber)));
      const identity = sha256(`${poolName}${userId}:${password}`);
      const x = toNumber(sha256(toBytes(BigInt(`0x${hello.salt}`)), identity));
      const k = toNumber(sha256(toBytes(PRIME), toBytes(2n)));
      const base = (serverNumber + PRIME * k - k * power(2n, x)) % PRIME;
      const sharedSecret = power(base, secret + scrambler * x);
      const prk = createHmac('sha256', toBytes(scrambler)).update(toBytes(sharedSecret)).digest();
      const okm = createHmac('sha256', prk).update('Caldera Derived Key\u0001').digest();
      const timestamp = 'Sat Nov 21 11:08:24 UTC 2026';
      const signature = createHmac('sha256', okm.subarray(0, 16))
        .update(`${poolName}${userId}`)
        .update(Buffer.from(hello.secretBlock, 'base64'))
        .update(timestamp)
        .digest('base64');
      return { secretBlock: hello.secretBlock, timestamp, signature };
    },
  };
}
