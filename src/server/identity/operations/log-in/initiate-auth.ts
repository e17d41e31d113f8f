import * as z from 'zod/mini';
import { type Caller, findAccount, type IdentityContext, ownerOf } from '../../context.ts';
import {
  IdentityError,
  invalidParameter,
  userNotFound,
  wrongPassword,
} from '../../protocol/identity-error.ts';
import { clientOperation, Name, Text } from '../../protocol/operation.ts';
import { passwordMatches } from '../../passwords/password-verifier.ts';
import { afterPassword } from './after-password.ts';
import { askForProof } from './ask-for-proof.ts';

const Parameters = z.object({
  USERNAME: z.optional(Name),
  PASSWORD: z.optional(Text),
  SRP_A: z.optional(Text),
  REFRESH_TOKEN: z.optional(Text),
});
type Parameters = z.infer<typeof Parameters>;

const Input = z.object({ ClientId: Text, AuthFlow: Name, AuthParameters: Parameters });

function requiredParameter(parameters: Parameters, name: keyof Parameters): string {
  const value = parameters[name];
  if (value === undefined) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}

/** The account of a sign-in, unless there have been too many attempts. */
function openAccount(context: IdentityContext, parameters: Parameters, { address }: Caller) {
  const { settings, counter, lock } = context;
  const key = `sign-in-address:${address}`;
  if (counter.isFull(key, settings.limits.signIns)) {
    throw new IdentityError('TooManyRequestsException', 'Too many requests');
  }
  counter.count(key, settings.limits.signIns);
  const account = findAccount(context, requiredParameter(parameters, 'USERNAME'));
  lock.check({ name: account.name, address });
  if (!account.user && settings.revealsAccounts) throw userNotFound();
  return account;
}

function withPassword(context: IdentityContext, parameters: Parameters, caller: Caller) {
  if (!context.settings.allowsPasswordFlow) {
    throw invalidParameter('USER_PASSWORD_AUTH flow not enabled for this client');
  }
  const password = requiredParameter(parameters, 'PASSWORD');
  const { name, user } = openAccount(context, parameters, caller);
  const owner = ownerOf(context, user?.id ?? name);
  const isRight = passwordMatches(owner, password, user?.password ?? context.decoy);
  const attempt = { name, address: caller.address };
  if (!user || !isRight) {
    context.lock.onFailure(attempt);
    throw wrongPassword();
  }
  context.lock.onSuccess(attempt);
  return afterPassword(context, user, caller);
}

/** Begins a sign-in, or continues a session by its refresh token. */
export const initiateAuth = clientOperation(Input, async (input, context, caller) => {
  const { AuthFlow: flow, AuthParameters: parameters } = input;
  switch (flow) {
    case 'USER_SRP_AUTH': {
      const clientValue = requiredParameter(parameters, 'SRP_A');
      return askForProof(context, openAccount(context, parameters, caller), clientValue);
    }
    case 'USER_PASSWORD_AUTH':
      return withPassword(context, parameters, caller);
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN': {
      const token = requiredParameter(parameters, 'REFRESH_TOKEN');
      return { AuthenticationResult: await context.sessions.refresh(token) };
    }
    default:
      throw invalidParameter(`${flow.slice(0, 40)} flow not enabled for this client`);
  }
});
