import * as z from 'zod/mini';
import { clientOperation, Text } from '../../protocol/operation.ts';

const Input = z.object({ ClientId: Text, RefreshToken: Text });

/** Continues a session by its refresh token, which is replaced by the next one. */
export const getTokensFromRefreshToken = clientOperation(
  Input,
  async ({ RefreshToken }, { sessions }) => ({
    AuthenticationResult: await sessions.refresh(RefreshToken),
  }),
);
