import * as z from 'zod/mini';
import { Text, userOperation } from '../../protocol/operation.ts';

const Input = z.object({ AccessToken: Text });

/** Ends all sessions of the user. */
export const globalSignOut = userOperation(Input, (_input, { repository }, { user }) => {
  repository.sessions.revokeAll(user.id);
  return {};
});
