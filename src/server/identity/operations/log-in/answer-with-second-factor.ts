import type { Caller, IdentityContext } from '../../context.ts';
import { challengeGone } from '../../protocol/identity-error.ts';
import { signedIn } from './after-password.ts';

/** Signs a person in who gives a code of their authenticator app. After a wrong one they may try again. */
export async function answerWithSecondFactor(
  context: IdentityContext,
  responses: Readonly<Record<string, string>>,
  { sessionText, caller }: { readonly sessionText: string; readonly caller: Caller },
): Promise<object> {
  const { repository, challenges, factors } = context;
  const { userId, verifier } = challenges.find(sessionText, 'second-factor');
  const user = repository.users.withId(userId);
  // The password may have been changed since it was given.
  if (user?.status !== 'CONFIRMED' || user.password.verifier !== verifier) throw challengeGone();
  factors.check(user, responses['SOFTWARE_TOKEN_MFA_CODE'] ?? '');
  const answer = await signedIn(context, user, caller);
  challenges.close(sessionText);
  return answer;
}
