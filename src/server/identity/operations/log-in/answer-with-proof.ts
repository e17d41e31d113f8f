import { type Caller, type IdentityContext, ownerOf } from '../../context.ts';
import { wrongPassword } from '../../protocol/identity-error.ts';
import type { PasswordChallenge } from '../../sessions/challenges.ts';
import { type ClientProof, verifyClientProof } from '../../passwords/srp-handshake.ts';
import { afterPassword } from './after-password.ts';

function readClaim(responses: Readonly<Record<string, string>>): ClientProof {
  return {
    secretBlock: responses['PASSWORD_CLAIM_SECRET_BLOCK'] ?? '',
    timestamp: responses['TIMESTAMP'] ?? '',
    signature: responses['PASSWORD_CLAIM_SIGNATURE'] ?? '',
  };
}

/** Signs in a person who proves to have the password, without having sent it (SRP). */
export async function answerWithProof(
  context: IdentityContext,
  responses: Readonly<Record<string, string>>,
  caller: Caller,
): Promise<object> {
  const claim = readClaim(responses);
  return await context.challenges.answerOnce(claim.secretBlock, 'password', (challenge) =>
    signedIn(context, challenge, claim, caller),
  );
}

async function signedIn(
  context: IdentityContext,
  { name, userId, shownUserId, handshake }: PasswordChallenge,
  claim: ClientProof,
  caller: Caller,
): Promise<object> {
  const { repository, lock } = context;
  const attempt = { name, address: caller.address };
  lock.check(attempt);
  const isProof = verifyClientProof(handshake, ownerOf(context, shownUserId), claim);
  const user = userId === undefined ? undefined : repository.users.withId(userId);
  // The password may have been changed since the first step.
  const isPresent = user && BigInt(`0x${user.password.verifier}`) === handshake.verifier;
  if (!isProof || !isPresent) {
    lock.onFailure(attempt);
    throw wrongPassword();
  }
  lock.onSuccess(attempt);
  return afterPassword(context, user, caller);
}
