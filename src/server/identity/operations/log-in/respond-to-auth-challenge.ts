import * as z from 'zod/mini';
import { clientOperation, Name, Text } from '../../protocol/operation.ts';
import { invalidParameter } from '../../protocol/identity-error.ts';
import { answerWithNewPassword } from './answer-with-new-password.ts';
import { answerWithProof } from './answer-with-proof.ts';
import { answerWithSecondFactor } from './answer-with-second-factor.ts';

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
