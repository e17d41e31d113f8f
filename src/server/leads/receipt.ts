import { randomInt } from 'node:crypto';

/** Crockford's base 32: no letter that is read as another one or as a digit. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const group = () => Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** A number to name on the phone, such as LW-7K3MX-92QXD. Nobody can guess one: 50 random bits. */
export function newReceipt(): string {
  return `LW-${group()}-${group()}`;
}
