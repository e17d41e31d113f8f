import * as z from 'zod/mini';
import { tellOfNewEmail } from '../../mail/security-notices.ts';
import { codeExpired, emailTaken, invalidParameter } from '../../protocol/identity-error.ts';
import { Name, Text, userOperation } from '../../protocol/operation.ts';

const Input = z.object({ AccessToken: Text, AttributeName: Name, Code: Text });

/** Takes the email address of a code that has come back as the user's. */
export const verifyUserAttribute = userOperation(Input, (input, context, { user }) => {
  if (input.AttributeName !== 'email') throw invalidParameter('Only email can be verified here.');
  const { repository, codes } = context;
  const code = codes.matchUnused({ subject: user.id, purpose: 'email' }, input.Code);
  const email = code.newEmail;
  if (email === null) throw codeExpired();
  const holder = repository.users.withEmail(email);
  if (holder && holder.id !== user.id) throw emailTaken('AliasExistsException');
  repository.atomically(() => {
    repository.users.put({ ...user, email, isEmailVerified: true });
    codes.use(code);
  });
  if (email !== user.email) tellOfNewEmail(context, user);
  return {};
});
