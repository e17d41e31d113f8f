import { afterEach, expect, test, vi } from 'vitest';
import { siteInputs } from '#src/tooling/build/site-inputs.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The fingerprint of the site built with some settings. */
function inputsWith(settings: Readonly<Record<string, string>>): string {
  for (const name of ['PORT', 'SITE_ORIGIN']) vi.stubEnv(name, settings[name]);
  return siteInputs();
}

test('a different port changes the build fingerprint', () => {
  expect(inputsWith({ PORT: '5000' })).not.toBe(inputsWith({}));
  expect(inputsWith({ PORT: '5000' })).not.toBe(inputsWith({ PORT: '5001' }));
});

test('with an explicit origin the fingerprint does not depend on the port', () => {
  const SITE_ORIGIN = 'https://www.example.ca';
  expect(inputsWith({ SITE_ORIGIN, PORT: '5000' })).toBe(inputsWith({ SITE_ORIGIN }));
});
