import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { brokerageFacts } from '#src/content-folder/read-facts.ts';
import { COLORS } from '#src/content-folder/facts.ts';
import { COLOR_ROLES } from '#src/content-folder/color-roles.ts';
import { vowTermsTexts } from '#src/messages/account/vow-terms.ts';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { BASE_PATH } from '#src/domain/routes.ts';
import { type BuiltBrokerage, builtBrokerage } from '#tests/support/app/built-brokerage.ts';
import { DETAIL_PATH, RESTRICTED_PATH } from '#tests/support/app/built-pages.ts';
import { ROOT } from '#tests/support/import-graph.ts';

const FOLDER = join(ROOT, 'tests/fixtures/second-brokerage');
const theirs = brokerageFacts(FOLDER);

const PAGES = [
  '/',
  '/map',
  '/search',
  '/404',
  '/offline',
  '/about',
  '/buying',
  '/selling',
  '/contact',
  '/contact/thanks',
  '/auth/deleted',
  '/accessibility',
  '/team',
  '/team/lou-arsenault',
  '/reviews',
  '/trends',
  '/calculators',
  '/home-value',
  '/list/on/toronto',
  '/auth/login',
  '/auth/new-account',
].map((page) => (page === '/' ? `${BASE_PATH}/` : BASE_PATH + page));
const DOCS = '/api/realty/docs';
const FILES = [`${BASE_PATH}/manifest.json`, `${BASE_PATH}/favicon.svg`, DOCS, `${DOCS}.css`];
const FIRST_BROKERAGE = /larchway/i;

let site: BuiltBrokerage;
beforeAll(async () => {
  site = await builtBrokerage(FOLDER, [...PAGES, DETAIL_PATH, RESTRICTED_PATH, ...FILES]);
}, 180_000);

const bodyOf = (path: string) => site.pages[path]?.body ?? '';

test.each([...PAGES, DETAIL_PATH])('%s belongs to the second brokerage only', (path) => {
  expect([200, 404]).toContain(site.pages[path]?.status);
  const html = bodyOf(path);
  expect(html).toMatch(/<title>[^<]*\| Rivermount<\/title>/);
  expect(html).toContain('"Rivermount, home"');
  expect(html).not.toMatch(FIRST_BROKERAGE);
  expect(html).toContain(`content="${theirs.COLORS.paper.light}"`);
  expect(html).toContain(`content="${theirs.COLORS.paper.dark}"`);
  expect(html).toMatch(/--font-text:\s*"?Bitter-/);
  expect(html).not.toMatch(/--font-(text|headings):\s*"?(Inter|Fraunces)/);
});

test.each(FILES)('%s does not name the first brokerage', (path) => {
  expect(site.pages[path]?.status).toBe(200);
  expect(bodyOf(path)).not.toMatch(FIRST_BROKERAGE);
});

test('no script and no style sheet names the first brokerage', () => {
  expect(site.scripts.length).toBeGreaterThan(100_000);
  expect(site.scripts).not.toMatch(FIRST_BROKERAGE);
  expect(site.styles).not.toMatch(FIRST_BROKERAGE);
});

/** A colour as a style sheet may write it: #aabbcc may be #abc. */
const spellings = (color: string) => {
  const short = /^#(.)\1(.)\2(.)\3$/.exec(color);
  return short ? `(?:${color}|#${short.slice(1).join('')})` : color;
};

test.each(COLOR_ROLES)(
  "the second brokerage's color for %s is used in light and dark mode",
  (role) => {
    const { light, dark } = theirs.COLORS[role];
    const one = spellings(light);
    // A minifier writes a pair of equal colours as one.
    const pair = `light-dark\\(${one},${spellings(dark)}\\)${light === dark ? `|${one}` : ''}`;
    const declaration = new RegExp(`--${role}:(?:${pair})[;}]`, 'i');
    expect(declaration.test(site.styles.replaceAll(/\s/g, ''))).toBe(true);
    expect(declaration.test(bodyOf(`${DOCS}.css`))).toBe(true);
  },
);

test.each(COLOR_ROLES)("the first brokerage's color for %s is not used", (role) => {
  const drawn = [site.styles, bodyOf(`${BASE_PATH}/`), bodyOf(`${BASE_PATH}/404`)]
    .join('\n')
    .toLowerCase();
  for (const color of Object.values(COLORS[role])) {
    // White belongs to no brokerage.
    if (color !== '#ffffff') expect(drawn.includes(color), color).toBe(false);
  }
});

test('the home page has its places, hours, licences and logo', () => {
  const html = bodyOf(`${BASE_PATH}/`);
  expect(html).toContain('Homes in British Columbia and Alberta');
  expect(html).toContain('Kelowna');
  expect(html).toContain('Every day, 7 am to 7 pm Pacific');
  expect(html).toContain('Sample 00091');
  expect(html).toContain('Rivermount Homes Ltd.');
  expect(html).toContain('M2 26 12 8l7 12 4-6 7 12Z');
  expect(html).not.toMatch(/Toronto|Ontario/);
});

test('the search page lists its two provinces', () => {
  const html = bodyOf(`${BASE_PATH}/search`);
  expect(html).toContain('Kelowna');
  expect(html).toContain('Canmore');
  expect(html).not.toContain('Winnipeg');
});

test('a home credits its board', () => {
  expect(bodyOf(DETAIL_PATH)).toContain('Interior demonstration board');
});

test.each([...PAGES, DETAIL_PATH])('%s can show the terms of its boards', (path) => {
  const html = bodyOf(path);
  expect(html).toContain('data-accept-vow-terms="2026-11"');
  for (const line of theirs.VOW_TERMS_FACT?.lines ?? []) expect(html).toContain(line);
});

test('a home that needs an account has the terms in place of the log-in offer', () => {
  const html = bodyOf(RESTRICTED_PATH);
  expect(html.match(/data-accept-vow-terms="2026-11"/g)).toHaveLength(2);
  expect(html).toContain('when-terms-due');
});

test('whoever signs up is told of the terms', () => {
  const html = bodyOf(`${BASE_PATH}/auth/new-account`);
  expect(html).toContain(vowTermsTexts(DEFAULT_LOCALE).atSignUp);
});

test('the map opens on its main city', () => {
  expect(bodyOf(`${BASE_PATH}/map`)).toContain(String(theirs.MAP_CENTER.lng));
});

test('the installed site has its name, colors and icon', () => {
  expect(JSON.parse(bodyOf(`${BASE_PATH}/manifest.json`))).toMatchObject({
    name: 'Rivermount',
    theme_color: theirs.COLORS.primary.light,
    background_color: theirs.COLORS.paper.light,
  });
  const icon = readFileSync(join(FOLDER, 'site/public/favicon.svg'), 'utf8');
  expect(bodyOf(`${BASE_PATH}/favicon.svg`)).toBe(icon);
});

test('emails come from it and show its licence', () => {
  expect(site.mail).toMatchObject({
    from: { name: 'Rivermount', email: 'hello@rivermount.example' },
    subject: 'Your Rivermount verification code',
  });
  for (const text of [site.mail.text, site.mail.html]) {
    expect(text).toContain('Rivermount Homes Ltd., licence Sample 00090');
    expect(text).not.toMatch(FIRST_BROKERAGE);
  }
  expect(site.letterAddress).toBe('22 Example Road, Kelowna, BC V1Y 0A0');
  expect(site.inbox).toBe('hello@rivermount.example');
});
