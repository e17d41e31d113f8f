import * as z from 'zod/mini';
import { IdentityError } from '../../protocol/identity-error.ts';
import { Name, Text, userOperation } from '../../protocol/operation.ts';

const Input = z.object({ AccessToken: Text, UserCode: Name });

/** Takes a code that proves that the user's authenticator app has the secret. */
export const verifySoftwareToken = userOperation(Input, ({ UserCode }, { factors }, holder) => {
  try {
    factors.verify(holder, UserCode);
  } catch (error) {
    const isWrong = error instanceof IdentityError && error.type === 'CodeMismatchException';
    throw isWrong ? new IdentityError('EnableSoftwareTokenMFAException', 'Code mismatch') : error;
  }
  return { Status: 'SUCCESS' };
});
