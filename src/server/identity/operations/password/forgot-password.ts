import * as z from 'zod/mini';
import { isEmail } from '../../protocol/attributes.ts';
import { type Account, findAccount, type IdentityContext } from '../../context.ts';
import { invalidParameter, userNotFound, notAuthorized } from '../../protocol/identity-error.ts';
import { clientOperation, Name, Text } from '../../protocol/operation.ts';
import { maskedEmail } from '../../mail/account-mailer.ts';
import type { User } from '../../repository.ts';

const Input = z.object({ ClientId: Text, Username: Name });

/** An unconfirmed address may reset too: the code it receives confirms it. */
const mayReset = ({ status }: User) => status !== 'FORCE_CHANGE_PASSWORD';

function refuseOpenly(user: User | undefined): void {
  if (!user) throw userNotFound();
  if (!user.isEmailVerified) {
    throw invalidParameter(
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  }
  if (mayReset(user)) return;
  throw notAuthorized('User password cannot be reset in the current state.');
}

function sendCode({ codes, mailer }: IdentityContext, { name, user }: Account): void {
  const key = { subject: name, purpose: 'reset' } as const;
  const email = { to: name, locale: user?.attributes['locale'] };
  if (user && mayReset(user)) {
    mailer.send({ ...email, kind: 'reset', code: codes.issue(key) });
    return;
  }
  codes.issueToNobody(key);
  const kind = user ? 'not-confirmed' : 'no-account';
  if (isEmail(name)) mailer.send({ ...email, kind, code: null });
}

/** Sends the code by which a person may choose a new password. */
export const forgotPassword = clientOperation(Input, (input, context, { address }) => {
  const { repository, settings, counter } = context;
  const account = findAccount(context, input.Username);
  if (settings.revealsAccounts) refuseOpenly(account.user);
  counter.take(`code-address:${address}`, settings.limits.codesByAddress);
  counter.take(`reset:${account.name}`, settings.limits.codes);
  repository.atomically(() => sendCode(context, account));
  return {
    CodeDeliveryDetails: {
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: maskedEmail(account.name),
    },
  };
});
