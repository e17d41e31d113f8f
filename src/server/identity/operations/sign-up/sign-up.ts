import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { isEmail, plainEmail, readAttributes } from '../../protocol/attributes.ts';
import { type IdentityContext, isConfirmed, ownerOf } from '../../context.ts';
import { emailTaken, invalidParameter } from '../../protocol/identity-error.ts';
import { AttributeList, clientOperation, Name, Text } from '../../protocol/operation.ts';
import { checkPasswordPolicy } from '../../passwords/password-policy.ts';
import { makeVerifier } from '../../passwords/password-verifier.ts';
import type { CodeDelivery } from '../../mail/account-mailer.ts';
import type { User } from '../../repository.ts';

const Input = z.object({
  ClientId: Text,
  Username: Name,
  Password: Text,
  UserAttributes: z._default(AttributeList, []),
});

function readPerson(input: z.infer<typeof Input>) {
  if (!isEmail(input.Username)) throw invalidParameter('Username should be an email.');
  const email = plainEmail(input.Username);
  const { email: signUpEmail = email, ...attributes } = readAttributes(input.UserAttributes, {
    isNew: true,
  });
  if (plainEmail(signUpEmail) !== email) {
    throw invalidParameter('Username and the email attribute must be the same.');
  }
  checkPasswordPolicy(input.Password);
  return { email, attributes };
}

/** Adds the user, replacing one with the same address that was never confirmed. */
function addUser({ repository, codes, mailer }: IdentityContext, user: User): CodeDelivery {
  const { users } = repository;
  const former = users.withEmail(user.email);
  if (former) users.remove(former.id);
  users.put(user);
  const code = codes.issue({ subject: user.email, purpose: 'sign-up' });
  const locale = user.attributes['locale'];
  return mailer.send({ kind: 'confirm', to: user.email, locale, code });
}

/** Tells the owner of the address, and nobody else, that it has an account. */
function notifyOwner({ codes, mailer }: IdentityContext, owner: User): CodeDelivery {
  codes.issueToNobody({ subject: owner.email, purpose: 'sign-up' });
  const locale = owner.attributes['locale'];
  return mailer.send({ kind: 'already-registered', to: owner.email, locale, code: null });
}

/** Makes an account that a code, sent by email, has to confirm. */
export const signUp = clientOperation(Input, (input, context, { address }) => {
  const { repository, settings, counter, nowMs } = context;
  const { email, attributes } = readPerson(input);
  const former = repository.users.withEmail(email);
  if (former && settings.revealsAccounts) throw emailTaken('UsernameExistsException');
  counter.take(`sign-up-address:${address}`, settings.limits.signUps);
  counter.take(`sign-up:${email}`, settings.limits.codes);
  const id = randomUUID();
  const user: User = {
    id,
    email,
    isEmailVerified: false,
    status: 'UNCONFIRMED',
    isDisabled: false,
    // Computed even for a taken address, so that its answer does not come sooner.
    password: makeVerifier(ownerOf(context, id), input.Password),
    temporaryUntilMs: null,
    attributes,
    createdAtMs: nowMs(),
  };
  let delivery: CodeDelivery | undefined;
  repository.atomically(() => {
    // Looked up again: another server may have taken the code of the one before in the meantime.
    const holder = repository.users.withEmail(email);
    const isTaken = holder !== undefined && isConfirmed(holder);
    delivery = isTaken ? notifyOwner(context, holder) : addUser(context, user);
  });
  return { UserConfirmed: false, UserSub: id, CodeDeliveryDetails: delivery };
});
