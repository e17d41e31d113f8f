import * as auth from '@aws-amplify/auth';
import type { Pool } from './pool.ts';

export type SignInFlow = 'USER_SRP_AUTH' | 'USER_PASSWORD_AUTH';

/** One person at the site, and the facts that earlier steps left about them. */
export type LogInVisitor = {
  readonly pool: Pool;
  readonly flow: SignInFlow;
  readonly email: string;
  readonly newEmail: string;
  readonly nobody: string;
  /** Values that one step leaves for another. */
  readonly kept: Map<string, string>;
};

/** An action with the client library, and its expected outcome. */
export type Step = readonly [
  title: string,
  act: (visitor: LogInVisitor) => Promise<unknown>,
  outcome: object | ((visitor: LogInVisitor) => object),
];

export const FIRST_PASSWORD = 'Correct-Horse-1';
export const SECOND_PASSWORD = 'Battery_Staple 2é🏡';
export const THIRD_PASSWORD = 'Tr0ub4dor & Zwölf';

export const ATTRIBUTES = {
  given_name: 'Ada',
  family_name: 'Côté',
  locale: 'fr-CA',
  'custom:group': 'real_estate',
  'custom:role': 'customer',
};

export const expectRefusal = (name: string, message?: string) =>
  message === undefined ? { error: { name } } : { error: { name, message } };

/** The outcome by whether the pool reveals who has an account. */
export const either =
  (revealedError: object, uniform: object) =>
  ({ pool }: LogInVisitor) =>
    pool.revealsAccounts ? revealedError : uniform;

export const signUpAs = (username: string, password: string, more: Record<string, string> = {}) => {
  const userAttributes = { email: username, ...ATTRIBUTES, ...more };
  return auth.signUp({ username, password, options: { userAttributes } });
};

export const signInAs = (username: string, password: string, { flow }: LogInVisitor) =>
  auth.signIn({ username, password, options: { authFlowType: flow } });

export const SENT = { deliveryMedium: 'EMAIL', attributeName: 'email' };
export const NEEDS_RESET_CODE = {
  isPasswordReset: false,
  nextStep: {
    resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
    codeDeliveryDetails: SENT,
  },
};
