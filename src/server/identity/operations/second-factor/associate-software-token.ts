import * as z from 'zod/mini';
import { Text, userOperation } from '../../protocol/operation.ts';

const Input = z.object({ AccessToken: Text });

/** Gives the secret for an authenticator app, which takes effect with its first code. */
export const associateSoftwareToken = userOperation(Input, (_input, { factors }, { user }) => ({
  SecretCode: factors.begin(user),
}));
