import { plainEmail, readAttributes, withAttributes } from '../../protocol/attributes.ts';
import { type Caller, type IdentityContext, withPassword } from '../../context.ts';
import { notifyNewPassword } from '../../mail/security-notices.ts';
import { challengeExpired, notAuthorized } from '../../protocol/identity-error.ts';
import { checkPasswordPolicy } from '../../passwords/password-policy.ts';
import { afterPassword } from './after-password.ts';

const ATTRIBUTE_PREFIX = 'userAttributes.';

type Responses = Readonly<Record<string, string>>;

function attributesOf(responses: Responses) {
  const attributes = Object.entries(responses)
    .filter(([name]) => name.startsWith(ATTRIBUTE_PREFIX))
    .map(([name, Value]) => ({ Name: name.slice(ATTRIBUTE_PREFIX.length), Value }));
  return readAttributes(attributes, { isNew: false });
}

/** Replaces a temporary password by the person's own, and takes the attributes sent with it. */
export async function answerWithNewPassword(
  context: IdentityContext,
  responses: Responses,
  { sessionText, caller }: { readonly sessionText: string; readonly caller: Caller },
): Promise<object> {
  const { repository, challenges } = context;
  const { userId } = challenges.find(sessionText, 'new-password');
  const user = repository.users.withId(userId);
  const name = responses['USERNAME'] ?? '';
  if (user?.status !== 'FORCE_CHANGE_PASSWORD') throw challengeExpired();
  if (name !== user.id && plainEmail(name) !== user.email) throw challengeExpired();

  const { email = user.email, ...attributes } = attributesOf(responses);
  if (plainEmail(email) !== user.email) {
    throw notAuthorized('Cannot modify an already provided email');
  }
  const password = responses['NEW_PASSWORD'] ?? '';
  checkPasswordPolicy(password);
  const changedUser = {
    ...withPassword(context, user, password),
    status: 'CONFIRMED' as const,
    attributes: withAttributes(user.attributes, attributes),
  };
  repository.users.put(changedUser);
  challenges.close(sessionText);
  notifyNewPassword(context, changedUser);
  return afterPassword(context, changedUser, caller);
}
