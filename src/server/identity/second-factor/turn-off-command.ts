import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import { plainEmail } from '../protocol/attributes.ts';
import type { IdentityRepository } from '../repository.ts';

const ACCOUNTS_USAGE =
  'npm run accounts -- second-factor-off EMAIL   lets the account log in with its password alone';

/**
 * What an engineer does for a customer who has lost their authenticator app, after having made sure who
 * they are. Both the answer and the error are sentences for the terminal.
 */
export function turnOffSecondFactor(
  { users, factors }: Pick<IdentityRepository, 'users' | 'factors'>,
  args: readonly string[],
): Outcome<string, string> {
  const [task, email = '', ...rest] = args;
  if (task !== 'second-factor-off' || email === '' || rest.length > 0) {
    return failure(ACCOUNTS_USAGE);
  }
  const user = users.withEmail(plainEmail(email));
  if (!user) return failure(`There is no account of ${email}. Nothing was changed.`);
  if (!factors.find(user.id)) {
    return failure(`The account of ${email} asks for no code. Nothing was changed.`);
  }
  factors.remove(user.id);
  return success(`The account of ${email} logs in with its password alone.`);
}
