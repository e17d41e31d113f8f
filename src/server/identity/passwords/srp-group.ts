import { createHash } from 'node:crypto';

/** The 3072-bit group of RFC 5054, appendix A, whose prime is that of RFC 3526, section 4. */
const PRIME_HEX =
  'ffffffffffffffffc90fdaa22168c234c4c6628b80dc1cd129024e088a67cc74020bbea63b139b22514a08798e3404dd' +
  'ef9519b3cd3a431b302b0a6df25f14374fe1356d6d51c245e485b576625e7ec6f44c42e9a637ed6b0bff5cb6f406b7ed' +
  'ee386bfb5a899fa5ae9f24117c4b1fe649286651ece45b3dc2007cb8a163bf0598da48361c55d39a69163fa8fd24cf5f' +
  '83655d23dca3ad961c62f356208552bb9ed529077096966d670c354e4abc9804f1746c08ca18217c32905e462e36ce3b' +
  'e39e772c180e86039b2783a2ec07a28fb5c55df06f4c52c9de2bcbf6955817183995497cea956ae515d2261898fa0510' +
  '15728e5a8aaac42dad33170d04507a33a85521abdf1cba64ecfb850458dbef0a8aea71575d060c7db3970f85a6e1e4c7' +
  'abf5ae8cdb0933d71e8c94e04a25619dcee3d2261ad2ee6bf12ffa06d98a0864d87602733ec86a64521f2b18177b200c' +
  'bbe117577a615d6c770988c0bad946e208e24fa074e5ab3143db5bfce0fd108e4b82d120a93ad2caffffffffffffffff';

export const PRIME = BigInt(`0x${PRIME_HEX}`);
export const GENERATOR = 2n;
export const PRIME_HEX_DIGITS = PRIME_HEX.length;

/** A number as Cognito hashes it: whole bytes, with a zero byte before one whose first bit is set. */
export function paddedBytes(value: bigint): Buffer {
  const digits = value.toString(16);
  const even = digits.length % 2 === 0 ? digits : `0${digits}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

export function numberFrom(bytes: Buffer): bigint {
  return BigInt(`0x0${bytes.toString('hex')}`);
}

export function sha256(...parts: readonly (Buffer | string)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** The multiplier k of SRP-6a. */
export const MULTIPLIER = numberFrom(sha256(paddedBytes(PRIME), paddedBytes(GENERATOR)));

const WINDOW_BITS = 4n;

/** `base` to the power of `exponent`, modulo the prime, four bits of the exponent at a time. */
export function power(base: bigint, exponent: bigint): bigint {
  const powers = [1n];
  for (let at = 1; at < 1 << Number(WINDOW_BITS); at += 1) {
    powers.push(((powers[at - 1] ?? 1n) * base) % PRIME);
  }
  let result = 1n;
  for (const digit of exponent.toString(16)) {
    for (let bit = 0n; bit < WINDOW_BITS; bit += 1n) result = (result * result) % PRIME;
    result = (result * (powers[Number.parseInt(digit, 16)] ?? 1n)) % PRIME;
  }
  return result;
}
