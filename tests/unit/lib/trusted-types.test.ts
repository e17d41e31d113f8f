import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const OWN = new URL('https://www.example.ca/real-estate/service-worker.js');

type Rule = (text: string) => string | null;
let rules: Map<string, Rule>;

/** A browser with Trusted Types: it marks the output of a policy, and allows one policy per name. */
function stubTrustedTypes(): void {
  const trustedTypes: typeof globalThis.trustedTypes = {
    createPolicy(name, { createHTML, createScriptURL }) {
      if (rules.has(name)) throw new TypeError(`There is a policy ${name} already`);
      const rule = createHTML ?? createScriptURL ?? (() => null);
      rules.set(name, rule);
      const make = (text: string) => `trusted ${rule(text)}`;
      return { createHTML: make, createScriptURL: make };
    },
  };
  vi.stubGlobal('trustedTypes', trustedTypes);
}

beforeEach(() => {
  rules = new Map();
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const load = async () => ({
  ...(await import('#src/lib/trusted-types/library-markup.ts')),
  ...(await import('#src/lib/trusted-types/own-page-markup.ts')),
  ...(await import('#src/lib/trusted-types/service-worker-script.ts')),
});

test('all page markup goes through one policy', async () => {
  stubTrustedTypes();
  const { ownPageMarkup } = await load();
  expect([ownPageMarkup('<p>'), ownPageMarkup('<b>')]).toEqual(['trusted <p>', 'trusted <b>']);
  expect([...rules.keys()]).toEqual(['own-page']);
});

test('the service worker policy allows only its own script', async () => {
  stubTrustedTypes();
  const { serviceWorkerScript } = await load();
  expect(serviceWorkerScript(OWN)).toBe(`trusted ${OWN.href}`);
  const rule = rules.get('service-worker');
  for (const address of ['https://evil.example/w.js', `${OWN.href}?x`, 'data:text/javascript,1']) {
    expect(rule?.(address)).toBeNull();
  }
});

test('the default policy allows only the empty text and the letter M as markup', async () => {
  stubTrustedTypes();
  const { allowLibraryMarkup } = await load();
  allowLibraryMarkup();
  const rule = rules.get('default');
  const texts = ['M', '', 'm', 'MM', '<img src=x onerror=alert(1)>'];
  expect(texts.map((text) => rule?.(text))).toEqual(['M', '', null, null, null]);
});

test('text passes through unchanged without Trusted Types', async () => {
  const { allowLibraryMarkup, ownPageMarkup, serviceWorkerScript } = await load();
  allowLibraryMarkup();
  expect(ownPageMarkup('<p>')).toBe('<p>');
  expect(serviceWorkerScript(OWN)).toBe(OWN.href);
});
