import * as z from 'zod/mini';
import { Text, userOperation } from '../operation.ts';

const Input = z.object({ AccessToken: Text });

/** Removes the account with everything that is kept about it here. */
export const deleteUser = userOperation(Input, (_input, { repository }, { user }) => {
  repository.atomically(() => {
    repository.users.remove(user.id);
    repository.codes.remove(user.id);
    repository.codes.remove(user.email);
  });
  return {};
});
