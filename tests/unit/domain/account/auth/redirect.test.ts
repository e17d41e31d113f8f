import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterAuthPath } from '#src/domain/account/auth/redirect.ts';

const ORIGIN = 'https://www.larchway.example';

test.each([
  [null, '/real-estate/'],
  ['', '/real-estate/'],
  ['/real-estate', '/real-estate/'],
  ['/real-estate/', '/real-estate/'],
  ['/real-estate/buying', '/real-estate/buying'],
  ['/buying', '/real-estate/buying'],
  ['/map/43.65;-79.38?z=14', '/real-estate/map/43.65;-79.38?z=14'],
  ['/real-estate/detail/on/toronto/X1/2', '/real-estate/detail/on/toronto/X1/2'],
  ['/real-estate/list/qc/montréal', '/real-estate/list/qc/montr%C3%A9al'],
  ['/list#results', '/real-estate/list#results'],
  ['https://evil.example/', '/real-estate/'],
  ['//evil.example', '/real-estate/'],
  ['/real-estate//evil.example', '/real-estate/'],
  ['/\\evil.example', '/real-estate/'],
  ['/\t/evil.example', '/real-estate/'],
  ['javascript:alert(1)', '/real-estate/'],
  ['/../api/realty/meta', '/real-estate/'],
  ['/%2e%2e/identity/_mailbox', '/real-estate/'],
  ['real-estate/buying', '/real-estate/'],
  ['/real-estatement', '/real-estate/'],
])('the redirect %j leads to %s', (redirect, path) => {
  expect(afterAuthPath(redirect)).toBe(path);
});

const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '..',
  '.',
  '%2e',
  '%2f',
  '%5c',
  '@',
  ':',
  '?',
  '#',
  '\t',
  '\n',
  '\u0000',
  ' ',
  'https:',
  'javascript:',
  'evil.example',
  '/real-estate',
  'map',
  '\ud800',
  'é',
);
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
  fc.webUrl(),
);

test('any redirect leads to a page of this site', () => {
  fc.assert(
    fc.property(anyText, (redirect) => {
      const path = afterAuthPath(redirect);
      const url = new URL(path, `${ORIGIN}/real-estate/auth/login`);
      expect(url.origin).toBe(ORIGIN);
      expect(url.pathname.startsWith('/real-estate/')).toBe(true);
      expect(path.startsWith('/real-estate/')).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});
