import { expect, test } from 'vitest';
import { cognitoIssuer, readIdentityProvider } from '#src/domain/account/identity-settings.ts';

const POOL = 'PUBLIC_COGNITO_USER_POOL_ID';
const CLIENT = 'PUBLIC_COGNITO_CLIENT_ID';

test('without settings the server manages the accounts itself', () => {
  const embedded = { ok: true, value: { kind: 'embedded' } };
  expect(readIdentityProvider({})).toEqual(embedded);
  expect(readIdentityProvider({ [POOL]: '', [CLIENT]: '' })).toEqual(embedded);
});

test('a user pool is read together with a valid client id', () => {
  expect(
    readIdentityProvider({
      [POOL]: 'ca-central-1_AbCdEf123',
      [CLIENT]: '1h57kf5cpq17m0eml12EXAMPLE',
    }),
  ).toMatchObject({ ok: false });
  expect(
    readIdentityProvider({
      [POOL]: 'us-gov-west-1_AbCdEf123',
      [CLIENT]: '1h57kf5cpq17m0eml12example',
    }),
  ).toEqual({
    ok: true,
    value: {
      kind: 'cognito',
      userPoolId: 'us-gov-west-1_AbCdEf123',
      clientId: '1h57kf5cpq17m0eml12example',
    },
  });
});

test.each([
  [{ [POOL]: 'ca-central-1_AbCdEf123' }, CLIENT, `${CLIENT} must be set when ${POOL} is set`],
  [{ [CLIENT]: 'abc' }, POOL, `${POOL} must be set when ${CLIENT} is set`],
])('incomplete settings are refused: %j', (env, name, sentence) => {
  expect(readIdentityProvider(env)).toEqual({ ok: false, error: [{ name, sentence }] });
});

test('the issuer of a pool includes its region', () => {
  expect(cognitoIssuer('ca-central-1_AbCdEf123')).toBe(
    'https://cognito-idp.ca-central-1.amazonaws.com/ca-central-1_AbCdEf123',
  );
});
