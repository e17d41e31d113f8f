import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import { plainEmail } from '../protocol/attributes.ts';
import type { IdentityRepository } from '../repository.ts';

/** The usage of the command, for the terminal. */
export const ACCOUNTS_USAGE =
  'npm run accounts -- second-factor-off EMAIL   lets the account log in with only its password';

/** The address in the arguments of the command; undefined for other arguments. */
export function readEmailArgument(args: readonly string[]): string | undefined {
  const [task, email = '', ...rest] = args;
  const isRight = task === 'second-factor-off' && email !== '' && rest.length === 0;
  return isRight ? email : undefined;
}

/**
 * Turns off the second factor of a customer who has lost their authenticator app; an engineer runs it after
 * verifying the customer's identity. Both the answer and the error are sentences for the terminal.
 */
export function turnOffSecondFactor(
  { users, factors }: Pick<IdentityRepository, 'users' | 'factors'>,
  email: string,
): Outcome<string, string> {
  const user = users.withEmail(plainEmail(email));
  if (!user) return failure(`There is no account for ${email}. Nothing was changed.`);
  if (!factors.find(user.id)) {
    return failure(`The account of ${email} does not use a second factor. Nothing was changed.`);
  }
  factors.remove(user.id);
  return success(`The account of ${email} now logs in with only its password.`);
}
