import * as z from 'zod/mini';
import { ownerOf, withPassword } from '../../context.ts';
import { notifyNewPassword } from '../../mail/security-notices.ts';
import { limitExceeded, wrongPassword } from '../../protocol/identity-error.ts';
import { Text, userOperation } from '../../protocol/operation.ts';
import { checkPasswordPolicy } from '../../passwords/password-policy.ts';
import { passwordMatches } from '../../passwords/password-verifier.ts';

const Input = z.object({ AccessToken: Text, PreviousPassword: Text, ProposedPassword: Text });

/** Sets a new password for a person who knows the present one, and ends the user's other sessions. */
export const changePassword = userOperation(Input, (input, context, { user, sessionId }) => {
  const { repository, settings, counter } = context;
  const { currentPassword } = settings.limits;
  const key = `current-password:${user.id}`;
  if (counter.isFull(key, currentPassword)) throw limitExceeded();
  checkPasswordPolicy(input.ProposedPassword);
  if (!passwordMatches(ownerOf(context, user.id), input.PreviousPassword, user.password)) {
    counter.count(key, currentPassword);
    throw wrongPassword();
  }
  const changedUser = withPassword(context, user, input.ProposedPassword);
  repository.atomically(() => {
    repository.users.put(changedUser);
    repository.sessions.revokeAll(user.id, sessionId);
    counter.forget(key);
  });
  notifyNewPassword(context, changedUser);
  return {};
});
