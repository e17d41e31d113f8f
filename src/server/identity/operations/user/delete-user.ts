import * as z from 'zod/mini';
import { Text, userOperation } from '../../protocol/operation.ts';
import { removeAccount } from '../../remove-account.ts';

const Input = z.object({ AccessToken: Text });

/** Removes the account with everything kept about it here. */
export const deleteUser = userOperation(Input, (_input, { repository }, { user }) => {
  removeAccount(repository, user);
  return {};
});
