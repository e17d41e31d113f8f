import { type IdentityContext, isConfirmed } from '../../context.ts';
import { emailTaken } from '../../protocol/identity-error.ts';
import type { CodeDelivery } from '../../mail/account-mailer.ts';
import type { User } from '../../repository.ts';

/**
 * Sends the code that proves an email address of the user, the present or a new one. If the address belongs
 * to another account, its owner gets a notice and nobody gets the code.
 */
export function sendEmailCode(context: IdentityContext, user: User, email: string): CodeDelivery {
  const { repository, settings, counter, codes, mailer } = context;
  const holder = repository.users.withEmail(email);
  const isTaken = holder !== undefined && holder.id !== user.id && isConfirmed(holder);
  if (isTaken && settings.revealsAccounts) throw emailTaken('AliasExistsException');
  counter.take(`email:${user.id}`, settings.limits.codes);
  const key = { subject: user.id, purpose: 'email' } as const;
  if (isTaken) {
    codes.issueToNobody(key, email);
    const locale = holder.attributes['locale'];
    return mailer.send({ kind: 'email-taken', to: email, locale, code: null });
  }
  const locale = user.attributes['locale'];
  return mailer.send({ kind: 'new-email', to: email, locale, code: codes.issue(key, email) });
}
