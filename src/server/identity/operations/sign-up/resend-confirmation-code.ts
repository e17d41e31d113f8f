import * as z from 'zod/mini';
import { isEmail } from '../../protocol/attributes.ts';
import { type Account, findAccount, type IdentityContext } from '../../context.ts';
import { invalidParameter, userNotFound } from '../../protocol/identity-error.ts';
import { clientOperation, Name, Text } from '../../protocol/operation.ts';
import { maskedEmail } from '../../mail/account-mailer.ts';

const Input = z.object({ ClientId: Text, Username: Name });

function sendAgain({ codes, mailer }: IdentityContext, { name, user }: Account): void {
  const key = { subject: name, purpose: 'sign-up' } as const;
  const email = { to: name, locale: user?.attributes['locale'] };
  if (user?.status === 'UNCONFIRMED') {
    mailer.send({ ...email, kind: 'confirm', code: codes.issue(key) });
    return;
  }
  codes.issueToNobody(key);
  const kind = user ? 'already-confirmed' : 'no-account';
  if (isEmail(name)) mailer.send({ ...email, kind, code: null });
}

/** Sends a new account another code in place of the former. */
export const resendConfirmationCode = clientOperation(Input, (input, context, { address }) => {
  const { repository, settings, counter } = context;
  const account = findAccount(context, input.Username);
  if (settings.revealsAccounts) {
    if (!account.user) throw userNotFound();
    if (account.user.status !== 'UNCONFIRMED') {
      throw invalidParameter('User is already confirmed.');
    }
  }
  counter.take(`code-address:${address}`, settings.limits.codesByAddress);
  counter.take(`resend:${account.name}`, settings.limits.codes);
  repository.atomically(() => sendAgain(context, account));
  return {
    CodeDeliveryDetails: {
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: maskedEmail(account.name),
    },
  };
});
