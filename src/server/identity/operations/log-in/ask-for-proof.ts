import { createHmac } from 'node:crypto';
import type { Account, IdentityContext } from '../../context.ts';
import { invalidParameter } from '../../protocol/identity-error.ts';
import { beginHandshake, readClientValue } from '../../passwords/srp-handshake.ts';

const SALT_DIGITS = 32;

/** The possible first digits of the fourth group of a random id (RFC 9562, 4.1), all equally likely. */
const VARIANTS = '89ab';

/** A user id and a salt for a name without an account: always the same for one name, and like real ones. */
function madeUp(secret: string, name: string): { id: string; salt: string } {
  const digits = createHmac('sha256', secret).update(`made up\n${name}`).digest('hex');
  const form = /^(.{8})(.{4}).(.{3})(.)(.{3})(.{12}).*$/;
  const id = digits.replace(form, (_all, ...parts: string[]) => {
    const [low, middle, version, digit = '', variant, node] = parts;
    const first = VARIANTS[Number.parseInt(digit, 16) % VARIANTS.length];
    return `${low}-${middle}-4${version}-${first}${variant}-${node}`;
  });
  return { id, salt: BigInt(`0x${digits.slice(-SALT_DIGITS)}`).toString(16) };
}

/**
 * The first answer of a log-in by SRP: the values with which the client proves that it has the password.
 */
export function askForProof(
  { challenges, secret, decoy }: IdentityContext,
  { name, user }: Account,
  clientValueHex: string,
): object {
  const clientValue = readClientValue(clientValueHex);
  if (clientValue === undefined) throw invalidParameter('SRP_A is invalid');
  const { id, salt } = user ? { id: user.id, salt: user.password.salt } : madeUp(secret, name);
  const handshake = beginHandshake(clientValue, (user?.password ?? decoy).verifier);
  const block = challenges.open({
    kind: 'password',
    name,
    userId: user?.id,
    shownUserId: id,
    handshake,
  });
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: salt,
      SECRET_BLOCK: block,
      SRP_B: handshake.serverValue.toString(16),
      USERNAME: id,
      USER_ID_FOR_SRP: id,
    },
  };
}
