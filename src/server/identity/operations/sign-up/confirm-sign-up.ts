import * as z from 'zod/mini';
import { findAccount } from '../../context.ts';
import { codeExpired, userNotFound, notAuthorized } from '../../protocol/identity-error.ts';
import { clientOperation, Name, Text } from '../../protocol/operation.ts';

const Input = z.object({ ClientId: Text, Username: Name, ConfirmationCode: Text });

/** Proves that the email address of a new account is its owner's. */
export const confirmSignUp = clientOperation(Input, (input, context) => {
  const { repository, settings, codes } = context;
  const { name, user } = findAccount(context, input.Username);
  if (!user && settings.revealsAccounts) throw userNotFound();
  const isConfirmed = user !== undefined && user.status !== 'UNCONFIRMED';
  const alreadyConfirmed = () =>
    notAuthorized('User cannot be confirmed. Current status is CONFIRMED');
  if (isConfirmed && settings.revealsAccounts) throw alreadyConfirmed();

  const code = codes.match({ subject: name, purpose: 'sign-up' }, input.ConfirmationCode);
  if (!user) throw codeExpired();
  // The right code proves the owner of the address, even if the button was pressed twice.
  if (isConfirmed || code.isUsed) throw alreadyConfirmed();
  repository.atomically(() => {
    repository.users.put({ ...user, status: 'CONFIRMED', isEmailVerified: true });
    codes.use(code);
  });
  return {};
});
