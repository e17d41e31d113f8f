import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '#src/hosting/content-security-policy.ts';

function directives(env: Record<string, string>): readonly string[] {
  return contentSecurityPolicy({ inlineScripts: [], env }).directives;
}

test('by default the policy allows images and connections to the own server only', () => {
  expect(directives({})).toContain("connect-src 'self'");
  expect(directives({})).toContain("img-src 'self' data: blob:");
});

test('pages of this site may be fetched in advance, but not framed, played or embedded', () => {
  const policy = directives({});
  expect(policy).toContain("default-src 'self'");
  for (const unused of ['child-src', 'media-src', 'object-src']) {
    expect(policy).toContain(`${unused} 'none'`);
  }
});

test('the policy requires trusted types and names the policies of the site', () => {
  expect(directives({})).toContain("require-trusted-types-for 'script'");
  expect(directives({})).toContain('trusted-types default own-page service-worker');
});

test('the map hosts are allowed for images and connections only', () => {
  const policy = directives({
    PUBLIC_MAP_ROADMAP: 'style:https://a.example.ca/style.json',
    PUBLIC_MAP_ROADMAP_ATTRIBUTION: 'A',
    PUBLIC_MAP_HOSTS: 'https://b.example.ca',
  });
  const hosts = 'https://a.example.ca https://b.example.ca';
  expect(policy.filter((directive) => directive.includes('example.ca'))).toEqual([
    `connect-src 'self' ${hosts}`,
    `img-src 'self' data: blob: ${hosts}`,
  ]);
});

test('log-in may connect only to the AWS host of the user pool region', () => {
  const policy = directives({
    PUBLIC_COGNITO_USER_POOL_ID: 'ca-central-1_AbCdEf123',
    PUBLIC_COGNITO_CLIENT_ID: 'abc',
  });
  expect(policy.filter((directive) => directive.includes('amazonaws'))).toEqual([
    "connect-src 'self' https://cognito-idp.ca-central-1.amazonaws.com",
  ]);
});

test('the error service is allowed for connections only, and an invalid DSN is refused', () => {
  const policy = directives({ PUBLIC_ERROR_DSN: 'https://key@errors.example.ca/1' });
  expect(policy.filter((directive) => directive.includes('example.ca'))).toEqual([
    "connect-src 'self' https://errors.example.ca",
  ]);
  expect(() => directives({ PUBLIC_ERROR_DSN: 'x' })).toThrow(/^PUBLIC_ERROR_DSN must be/);
});

test('an invalid map setting stops the build with an error naming it', () => {
  expect(() => directives({ PUBLIC_MAP_ROADMAP: 'osm' })).toThrow(/^PUBLIC_MAP_ROADMAP must be/);
});
