import * as z from 'zod/mini';
import { findAccount, withPassword } from '../../context.ts';
import { notifyNewPassword } from '../../mail/security-notices.ts';
import { codeExpired, userNotFound } from '../../protocol/identity-error.ts';
import { clientOperation, Name, Text } from '../../protocol/operation.ts';
import { checkPasswordPolicy } from '../../passwords/password-policy.ts';

const Input = z.object({
  ClientId: Text,
  Username: Name,
  ConfirmationCode: Text,
  Password: Text,
});

/** Sets a new password for the holder of a code, and ends all sessions of the old one. */
export const confirmForgotPassword = clientOperation(Input, (input, context, { address }) => {
  const { repository, settings, codes, lock } = context;
  const { name, user } = findAccount(context, input.Username);
  if (!user && settings.revealsAccounts) throw userNotFound();
  checkPasswordPolicy(input.Password);
  const code = codes.matchUnused({ subject: name, purpose: 'reset' }, input.ConfirmationCode);
  if (!user) throw codeExpired();
  const changedUser = withPassword(context, user, input.Password);
  repository.atomically(() => {
    // The code was sent to the address, so it proves the owner of the address, confirmed before or not.
    repository.users.put({ ...changedUser, status: 'CONFIRMED', isEmailVerified: true });
    repository.sessions.revokeAll(user.id);
    codes.use(code);
    lock.onSuccess({ name, address });
  });
  notifyNewPassword(context, changedUser);
  return {};
});
