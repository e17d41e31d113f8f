import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import { plainEmail } from '../protocol/attributes.ts';
import type { IdentityRepository, User } from '../repository.ts';

/** The usage of the command, for the terminal. */
export const ACCOUNTS_USAGE = `npm run accounts -- second-factor-off EMAIL   lets the account log in with only its password
npm run accounts -- disable EMAIL             ends the sessions of the account and lets nobody log in to it
npm run accounts -- enable EMAIL              lets a disabled account log in again`;

type Accounts = Pick<IdentityRepository, 'users' | 'factors' | 'sessions' | 'atomically'>;

/** Does a task for one account. Both the answer and the error are sentences for the terminal. */
type Task = (accounts: Accounts, user: User) => Outcome<string, string>;

/** For a customer who has lost their authenticator app, after an engineer has verified their identity. */
const turnOffSecondFactor: Task = ({ factors }, { id, email }) => {
  if (!factors.find(id)) {
    return failure(`The account of ${email} does not use a second factor. Nothing was changed.`);
  }
  factors.remove(id);
  return success(`The account of ${email} now logs in with only its password.`);
};

/** For an account that breaks the terms of the boards, such as one that copies their listings. */
const disable: Task = ({ users, sessions, atomically }, { id, email, isDisabled }) => {
  if (isDisabled) {
    return failure(`The account of ${email} is already disabled. Nothing was changed.`);
  }
  atomically(() => {
    users.setDisabled(id, true);
    sessions.revokeAll(id);
  });
  return success(`The account of ${email} can no longer log in, and its sessions have ended.`);
};

const enable: Task = ({ users }, { id, email, isDisabled }) => {
  if (!isDisabled) return failure(`The account of ${email} is not disabled. Nothing was changed.`);
  users.setDisabled(id, false);
  return success(`The account of ${email} can log in again.`);
};

const TASKS = { 'second-factor-off': turnOffSecondFactor, disable, enable } as const;

/** What the command is to do, and for whom. */
export type AccountsTask = { readonly task: keyof typeof TASKS; readonly email: string };

const isTask = (name: string): name is AccountsTask['task'] => Object.hasOwn(TASKS, name);

/** Reads the arguments of the command; undefined for wrong ones. */
export function readAccountsTask(args: readonly string[]): AccountsTask | undefined {
  const [task = '', email = '', ...rest] = args;
  return isTask(task) && email !== '' && rest.length === 0 ? { task, email } : undefined;
}

/** Does what the command asks. Both the answer and the error are sentences for the terminal. */
export function runAccountsTask(
  accounts: Accounts,
  { task, email }: AccountsTask,
): Outcome<string, string> {
  const user = accounts.users.withEmail(plainEmail(email));
  if (!user) return failure(`There is no account for ${email}. Nothing was changed.`);
  return TASKS[task](accounts, user);
}
