import { completeSignIn } from './after-password.ts';
import type { Caller, IdentityContext } from '../../context.ts';
import * as z from 'zod/mini';
import { clientOperation, Name, Text } from '../../protocol/operation.ts';
import { challengeExpired, invalidParameter } from '../../protocol/identity-error.ts';
import { answerWithNewPassword } from './answer-with-new-password.ts';
import { answerWithProof } from './answer-with-proof.ts';

/** Signs in a person who gives a code of their authenticator app. After a wrong one they may try again. */
async function answerWithSecondFactor(
  context: IdentityContext,
  responses: Readonly<Record<string, string>>,
  { sessionText, caller }: { readonly sessionText: string; readonly caller: Caller },
): Promise<object> {
  const { repository, challenges, factors } = context;
  const { userId, verifier } = challenges.find(sessionText, 'second-factor');
  const user = repository.users.withId(userId);
  // The password may have been changed since it was given.
  if (user?.status !== 'CONFIRMED' || user.password.verifier !== verifier) throw challengeExpired();
  factors.check(user, responses['SOFTWARE_TOKEN_MFA_CODE'] ?? '');
  const answer = await completeSignIn(context, user, caller);
  challenges.close(sessionText);
  return answer;
}

const Input = z.object({
  ClientId: Text,
  ChallengeName: Name,
  Session: z.optional(Text),
  ChallengeResponses: z.record(Name, z.string().check(z.maxLength(4096))),
});

/** A further step of a sign-in. */
export const respondToAuthChallenge = clientOperation(Input, async (input, context, caller) => {
  const { ChallengeName: name, ChallengeResponses: responses, Session = '' } = input;
  if (name === 'PASSWORD_VERIFIER') return answerWithProof(context, responses, caller);
  if (name === 'NEW_PASSWORD_REQUIRED') {
    return answerWithNewPassword(context, responses, { sessionText: Session, caller });
  }
  if (name === 'SOFTWARE_TOKEN_MFA') {
    return answerWithSecondFactor(context, responses, { sessionText: Session, caller });
  }
  throw invalidParameter(`Unsupported challenge ${name.slice(0, 40)}`);
});
