import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { InvalidSetting } from '../map/settings.ts';

/** Who keeps the accounts: the embedded server, or a user pool of Amazon Cognito. */
export type IdentityProvider =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'cognito'; readonly userPoolId: string; readonly clientId: string };

const POOL = 'PUBLIC_COGNITO_USER_POOL_ID';
const CLIENT = 'PUBLIC_COGNITO_CLIENT_ID';

const Environment = z.object({
  [POOL]: z.optional(
    z.string().check(
      z.regex(/^[a-z]{2}(?:-[a-z]+)+-\d_[0-9A-Za-z]+$/, {
        error: `${POOL} must be a region, an underscore and a name, such as ca-central-1_AbCdEf123`,
      }),
    ),
  ),
  [CLIENT]: z.optional(
    z.string().check(
      z.regex(/^[a-z0-9]{1,128}$/, {
        error: `${CLIENT} must be the ID of an app client: lowercase letters and digits`,
      }),
    ),
  ),
});

const missing = (name: string, other: string): InvalidSetting => ({
  name,
  sentence: `${name} must be set when ${other} is set`,
});

/** Reads who keeps the accounts. An empty setting counts as not set. */
export function readIdentityProvider(
  env: Readonly<Record<string, string | undefined>>,
): Outcome<IdentityProvider, readonly InvalidSetting[]> {
  const pool = Object.fromEntries([POOL, CLIENT].map((name) => [name, env[name] || undefined]));
  const parsed = Environment.safeParse(pool);
  if (!parsed.success) {
    return failure(
      parsed.error.issues.map(({ path, message }) => ({
        name: String(path[0]),
        sentence: message,
      })),
    );
  }
  const { [POOL]: userPoolId, [CLIENT]: clientId } = parsed.data;
  if (userPoolId && clientId) return success({ kind: 'cognito', userPoolId, clientId });
  if (userPoolId) return failure([missing(CLIENT, POOL)]);
  if (clientId) return failure([missing(POOL, CLIENT)]);
  return success({ kind: 'embedded' });
}

/** The address that identifies a user pool of Amazon Cognito, and that its keys are published at. */
export function cognitoIssuer(userPoolId: string): string {
  return `${cognitoEndpoint(userPoolId)}/${userPoolId}`;
}

/** The origin that a browser calls for a user pool: that of its region. */
export function cognitoEndpoint(userPoolId: string): string {
  return `https://cognito-idp.${userPoolId.split('_')[0] ?? ''}.amazonaws.com`;
}
