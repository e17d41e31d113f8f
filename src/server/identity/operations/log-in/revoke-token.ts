import * as z from 'zod/mini';
import { clientOperation, Text } from '../../protocol/operation.ts';

const Input = z.object({ ClientId: Text, Token: Text });

/** Ends the session of a refresh token. */
export const revokeToken = clientOperation(Input, ({ Token }, { sessions }) => {
  sessions.revoke(Token);
  return {};
});
