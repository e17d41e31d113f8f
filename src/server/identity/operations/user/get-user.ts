import * as z from 'zod/mini';
import { Text, userOperation } from '../../protocol/operation.ts';
import { personClaims } from '../../sessions/tokens.ts';

const Input = z.object({ AccessToken: Text });

/** The user's attributes; each value is text, also the verified flags. */
export const getUser = userOperation(Input, (_input, { factors }, { user }) => ({
  Username: user.id,
  UserAttributes: Object.entries({ sub: user.id, ...personClaims(user) }).map(([Name, value]) => ({
    Name,
    Value: String(value),
  })),
  ...(factors.isOn(user)
    ? { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }
    : {}),
}));
