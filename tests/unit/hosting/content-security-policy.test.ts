import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '#src/hosting/content-security-policy.ts';

function directives(env: Record<string, string>): readonly string[] {
  return contentSecurityPolicy({ inlineScripts: [], env }).directives;
}

test('without settings a page loads pictures and data from its own server only', () => {
  expect(directives({})).toContain("connect-src 'self'");
  expect(directives({})).toContain("img-src 'self' data: blob:");
});

test('text becomes neither markup nor a script but by the policies of the site', () => {
  expect(directives({})).toContain("require-trusted-types-for 'script'");
  expect(directives({})).toContain('trusted-types default own-page service-worker');
});

test('the hosts of the map are added to pictures and data, and to nothing else', () => {
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

test('people log in at the region of their user pool, and from nowhere else', () => {
  const policy = directives({
    PUBLIC_COGNITO_USER_POOL_ID: 'ca-central-1_AbCdEf123',
    PUBLIC_COGNITO_CLIENT_ID: 'abc',
  });
  expect(policy.filter((directive) => directive.includes('amazonaws'))).toEqual([
    "connect-src 'self' https://cognito-idp.ca-central-1.amazonaws.com",
  ]);
});

test('errors are reported to the service of the settings, and nowhere else', () => {
  const policy = directives({ PUBLIC_ERROR_DSN: 'https://key@errors.example.ca/1' });
  expect(policy.filter((directive) => directive.includes('example.ca'))).toEqual([
    "connect-src 'self' https://errors.example.ca",
  ]);
  expect(() => directives({ PUBLIC_ERROR_DSN: 'x' })).toThrow(/^PUBLIC_ERROR_DSN must be/);
});

test('a bad setting of the map stops the build with a sentence that names it', () => {
  expect(() => directives({ PUBLIC_MAP_ROADMAP: 'osm' })).toThrow(/^PUBLIC_MAP_ROADMAP must be/);
});
