import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import type { Caller, IdentityContext } from '../context.ts';
import { IdentityError, invalidParameter } from './identity-error.ts';
import type { SignedInSession } from '../sessions/sessions.ts';

/** Answers one call of the protocol, or throws an IdentityError. */
export type IdentityOperation = (
  body: unknown,
  context: IdentityContext,
  caller: Caller,
) => Promise<object>;

const MAX_TEXT = 4096;
const MAX_NAME = 256;

/** Text of any call; real input is never longer. */
export const Text = z.string().check(z.minLength(1), z.maxLength(MAX_TEXT));
export const Name = z.string().check(z.minLength(1), z.maxLength(MAX_NAME));

export const AttributeList = z
  .array(z.object({ Name, Value: z._default(z.string(), '') }))
  .check(z.maxLength(50));

function parse<Input>(schema: z.ZodMiniType<Input>, body: unknown): Input {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || 'request';
  throw invalidParameter(
    `1 validation error detected: Value at '${field.slice(0, MAX_NAME)}' failed to satisfy constraint: ${issue?.message ?? ''}`,
  );
}

/** An operation that any visitor of the site may call through its client. */
export function clientOperation<Input extends { readonly ClientId: string }>(
  schema: z.ZodMiniType<Input>,
  answer: (input: Input, context: IdentityContext, caller: Caller) => object | Promise<object>,
): IdentityOperation {
  return async (body, context, caller) => {
    const input = parse(schema, body);
    if (input.ClientId !== context.settings.clientId) {
      throw new IdentityError(
        'ResourceNotFoundException',
        `User pool client ${input.ClientId.slice(0, MAX_NAME)} does not exist.`,
      );
    }
    return answer(input, context, caller);
  };
}

/** An operation of a signed-in user, who sends an access token. */
export function userOperation<Input extends { readonly AccessToken: string }>(
  schema: z.ZodMiniType<Input>,
  answer: (
    input: Input,
    context: IdentityContext,
    holder: SignedInSession,
  ) => object | Promise<object>,
): IdentityOperation {
  return async (body, context) => {
    const input = parse(schema, body);
    return answer(input, context, await context.sessions.holder(input.AccessToken));
  };
}
