import type { IdentityRepository, User } from './repository.ts';

/** Removes an account with everything kept about it here. */
export function removeAccount(repository: IdentityRepository, { id, email }: User): void {
  repository.atomically(() => {
    repository.users.remove(id);
    repository.codes.remove(id);
    repository.codes.remove(email);
  });
}
