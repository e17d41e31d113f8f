import * as z from 'zod/mini';
import { isConfirmed } from '../../context.ts';
import { notifyNewEmail } from '../../mail/security-notices.ts';
import { codeExpired, emailTaken, invalidParameter } from '../../protocol/identity-error.ts';
import { Name, Text, userOperation } from '../../protocol/operation.ts';

const Input = z.object({ AccessToken: Text, AttributeName: Name, Code: Text });

/** Confirms the user's email address by the code sent to it. */
export const verifyUserAttribute = userOperation(Input, (input, context, { user }) => {
  if (input.AttributeName !== 'email') throw invalidParameter('Only email can be verified here.');
  const { repository, codes } = context;
  const code = codes.matchUnused({ subject: user.id, purpose: 'email' }, input.Code);
  const email = code.newEmail;
  if (email === null) throw codeExpired();
  const holder = repository.users.withEmail(email);
  const isOther = holder !== undefined && holder.id !== user.id;
  if (isOther && isConfirmed(holder)) throw emailTaken('AliasExistsException');
  repository.atomically(() => {
    if (isOther) repository.users.remove(holder.id);
    repository.users.put({ ...user, email, isEmailVerified: true });
    codes.use(code);
    // Removing the account would not find codes for an address it no longer has.
    if (email !== user.email) repository.codes.remove(user.email);
  });
  if (email !== user.email) notifyNewEmail(context, user);
  return {};
});
