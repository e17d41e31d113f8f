import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkContent } from '#src/content-check/check-content.ts';
import { problemText } from '#src/content-check/content-problem.ts';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const REVIEW = 'reviews/callum-fraser.md';
const DEVON = 'realtors/devon-achebe.md';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const folder of ['content', 'src/pages']) {
    mkdirSync(join(root, folder), { recursive: true });
    cpSync(join(PROJECT, folder), join(root, folder), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const problems = async () => (await checkContent(root)).map(problemText);
const write = (path: string, text: string) => writeFileSync(join(root, 'content', path), text);

/** Rewrites a file with one piece of it replaced. */
function replace(path: string, from: string | RegExp, to: string) {
  const before = readFileSync(join(root, 'content', path), 'utf8');
  const after = before.replace(from, () => to);
  expect(after).not.toBe(before);
  write(path, after);
}

test('the project content has no problems', async () => {
  expect(await problems()).toEqual([]);
});

test.each<[string, string, string | RegExp, string, string[]]>([
  [
    'a day that does not exist',
    REVIEW,
    /^date: .*$/m,
    'date: 2026-11-31',
    ['line 5, date', 'November has 30 days', '2026-09-14'],
  ],
  [
    'a month that does not exist',
    REVIEW,
    /^date: .*$/m,
    'date: 2026-13-01',
    ['12 months', '2026-09-14'],
  ],
  ['a day without its zero', REVIEW, /^date: .*$/m, 'date: 2026-9-4', ['two digits', '2026-09-14']],
  [
    'a future day',
    REVIEW,
    /^date: .*$/m,
    'date: 2999-01-01',
    ['line 5, date', 'must not be in the future'],
  ],
  [
    'a day in quotation marks',
    REVIEW,
    /^date: .*$/m,
    "date: '2026-09-14'",
    ['without quotation marks'],
  ],
  [
    'an unknown field',
    REVIEW,
    'platform:',
    'stars: 5\nplatform:',
    ['line 4, stars: there is no field stars'],
  ],
  [
    'an unknown realtor in a review',
    REVIEW,
    /^city: .*$/m,
    'realtor: nobody',
    ['realtor: must name a file', 'devon-achebe'],
  ],
  [
    'opening hours that end before they start',
    'realtors/devon-achebe.md',
    /^ {2}monday: .*$/m,
    '  monday: 19:00-10:00',
    ['hours.monday: must end after it starts', '10:00-19:00'],
  ],
  [
    'colours with too little contrast',
    'site/design.yaml',
    /^ {2}on-primary: .*$/m,
    "  on-primary: { light: '#95b3a5', dark: '#07251b' }",
    [
      'colors.on-primary.light: must stand out from primary in the light theme',
      '#95b3a5 on #15513f has a contrast of',
      '4.5 to 1 is needed',
    ],
  ],
  [
    'a named colour',
    'site/design.yaml',
    /^ {2}ink: .*$/m,
    "  ink: { light: black, dark: '#edf1ec' }",
    ['colors.ink.light: must be a colour', "'#15513f'"],
  ],
  [
    'a missing typeface',
    'site/design.yaml',
    /^ {4}file: .*inter.*$/m,
    '    file: fonts/lora.woff2',
    ['fonts.text.file: must be an existing typeface file'],
  ],
  [
    'a city in the sea',
    'site/places.yaml',
    'lng: -79.3832',
    'lng: 79.3832',
    ['mainCity.center.lng: must be a number of degrees', '-79.3832'],
  ],
  ['a missing field', REVIEW, /^platform: .*\n/m, '', ['platform: is missing', 'Google']],
  [
    'a link to an unknown page',
    'pages/selling.yaml',
    '/contact',
    '/kontact',
    ['line 8, hero.action.page: /kontact does not match any page', '/contact'],
  ],
  [
    'a link to an unknown realtor',
    'pages/home.yaml',
    'page: /map',
    'page: /team/nobody',
    ['/team/nobody does not match any page'],
  ],
  [
    'a link with the site’s path',
    'pages/home.yaml',
    'page: /map',
    'page: /real-estate/map',
    ['without /real-estate at the start. For example: /map'],
  ],
  [
    'a list of an unknown province',
    'site/brand.yaml',
    '/list/on/toronto',
    '/list/onn/toronto',
    ['/list/onn/toronto does not match any page'],
  ],
  [
    'a page link in body text',
    REVIEW,
    /$/,
    '[more](/contact)\n',
    ['/contact must start with https://'],
  ],
  [
    'a link without page or url',
    'pages/home.yaml',
    'page: /map',
    'pgae: /map',
    ['either page or url', '{ label: Contact us, page: /contact }'],
  ],
  [
    'a phone without tel:',
    DEVON,
    'tel:+14165550148',
    '+14165550148',
    ['buttons.1.link: must start with tel:+'],
  ],
  [
    'a phone with spaces',
    'site/brand.yaml',
    /phoneLink: .*/,
    'phoneLink: tel:+1 416 555 0148',
    ['line 11, contact.phoneLink', 'tel:+14165550148'],
  ],
  [
    'two different phone numbers',
    'site/brand.yaml',
    /phoneLink: .*/,
    'phoneLink: tel:+14165550149',
    ['must be the same number as phone'],
  ],
  [
    'an email button that calls',
    DEVON,
    'devon-achebe@larchway.example',
    'tel:+14165550148',
    ['must be an email address'],
  ],
  [
    'a duplicate order',
    DEVON,
    'order: 1',
    'order: 2',
    ['order: 2 is already used in content/realtors/devon-achebe.md', 'For example: 11'],
  ],
  [
    'a duplicate id',
    DEVON,
    'id: call',
    'id: write',
    ['buttons.1.id: write is already used on line'],
  ],
  [
    'a duplicate board id',
    'site/boards.json',
    '"id": 86',
    '"id": 2',
    ['boards.1.id: 2 is already used on line'],
  ],
  [
    'an unknown audience',
    'site/boards.json',
    '"soldTo": "registered"',
    '"soldTo": "members"',
    ['line 9, boards.0.soldTo: must be one of everyone, registered, nobody', 'For example'],
  ],
  [
    'a board without its credit',
    'site/boards.json',
    /^ *"credit".*$/m,
    '',
    ['boards.0.credit: is missing and must be text', 'Listing data is provided by'],
  ],
  [
    'a missing logo',
    'site/boards.json',
    '"realtorCaBadge": true',
    '"realtorCaBadge": true, "logo": { "file": "boards/none.svg", "width": 120, "height": 40 }',
    ['boards.1.logo.file: must name a picture in site/public/', 'boards/central.svg'],
  ],
  [
    'a word in place of yes or no',
    'site/boards.json',
    '"showsHistory": true',
    '"showsHistory": "yes"',
    ['boards.0.showsHistory: must be true or false'],
  ],
  [
    'a word in place of the rule about sellers who opted out',
    'site/boards.json',
    '"showsHistory": true',
    '"showsHistory": true, "hideFromRegistered": "all"',
    ['boards.0.hideFromRegistered: must be true or false', 'For example'],
  ],
  [
    'terms without lines',
    'site/boards.json',
    '"boards": [',
    '"vowTerms": { "version": "2026-11", "lines": [] }, "boards": [',
    ['vowTerms.lines: must have at least one of the terms', 'For example'],
  ],
  [
    'a version with spaces',
    'site/boards.json',
    '"boards": [',
    '"vowTerms": { "version": "the first one", "lines": ["I look for a home."] }, "boards": [',
    ['vowTerms.version: must have at most 40 letters, digits', '2026-11'],
  ],
  [
    'a missing comma',
    'site/boards.json',
    '"id": 2,',
    '"id": 2',
    ['content/site/boards.json, line'],
  ],
  [
    'a missing photo',
    DEVON,
    /^portrait:$/m,
    'photo: ./devon.jpg\nportrait:',
    ['must name a picture in content/realtors'],
  ],
  [
    'no words',
    REVIEW,
    /[\s\S]*/,
    '---\nname: A\nrating: google_5\nplatform: Google\ndate: 2026-09-14\n---\n',
    ['the text below the second line of dashes is missing'],
  ],
])(
  '%s is reported with its location and a correct example',
  async (_, path, ...[from, to, expectedText]) => {
    replace(path, from, to);
    const [problem = '', ...more] = await problems();
    expect(problem).toContain(
      `content/${path}`.replace(
        'devon-achebe',
        to === 'order: 2' ? 'maren-lindgren' : 'devon-achebe',
      ),
    );
    for (const part of expectedText) expect(problem).toContain(part);
    expect(problem).toContain('For example');
    expect(more).toEqual([]);
  },
);

test.each<[string, string | RegExp, string, string]>([
  ['a tab', 'name: ', '\tname: ', 'line 2: this line starts with a tab'],
  [
    'a colon in a text',
    /^city: .*$/m,
    'city: Toronto: the west',
    'line 6: text that contains a colon must be in quotation marks',
  ],
  [
    'a field without a space',
    /^city: .*$/m,
    'city:Toronto',
    'line 6: a field needs a colon and a space after its name',
  ],
  [
    'a field without a colon',
    /^city: .*$/m,
    'city Toronto',
    'line 6: a field needs a colon and a space after its name',
  ],
  [
    'an open quotation mark',
    /^city: .*$/m,
    "city: 'Toronto",
    'a quotation mark or a bracket is opened but never closed',
  ],
  ['a duplicate field', 'name: ', 'name: Ann\nname: ', 'line 3: this field appears twice'],
  [
    'a special character at the start',
    /^city: .*$/m,
    'city: @home',
    'line 6: text that starts with a symbol such as @',
  ],
  [
    'an asterisk at the start',
    /^city: .*$/m,
    'city: *home',
    'line 6: text that starts with * or &',
  ],
  ['extra spaces', /^city: /m, '  city: ', 'line 5: the spaces at the start'],
  [
    'a mark within quotation marks',
    /^city: .*$/m,
    "city: 'St. John's'",
    'line 6: a quotation mark inside the text ends it',
  ],
  [
    'braces without a comma',
    /^city: .*$/m,
    'city: { a: b c: d }',
    'line 6: the parts between braces need commas between them',
  ],
  [
    'an exclamation mark',
    /^city: .*$/m,
    'city: !home',
    'line 6: text that starts with an exclamation mark',
  ],
  ['missing dashes', '---\n', '', 'line 1: the fields must be between two lines of three dashes'],
])('%s is reported in plain words', async (_, from, to, expectedText) => {
  replace(REVIEW, from, to);
  const [problem = '', ...more] = await problems();
  expect(problem).toContain(expectedText);
  expect(problem).toContain('For example');
  expect(problem).not.toMatch(/scalar|mapping|implicit|token|flow|collection|schema|undefined/i);
  expect(more).toEqual([]);
});

test.each([
  ['reviews/sam lee.md', 'only lowercase letters, digits and hyphens', 'sam-lee.md'],
  ['reviews/Sam-Lee.md', 'only lowercase letters, digits and hyphens', 'sam-lee.md'],
  ['realtors/zoé.md', 'only lowercase letters, digits and hyphens', 'zoe.md'],
  ['reviews/sam-lee.md.txt', 'digits and hyphens', 'For example: sam-lee.md'],
  ['reviews/sam-lee.txt', 'no page uses this file', 'sam-lee.md'],
  ['pages/careers.yaml', 'no page uses this file', 'sam-lee.md'],
])('a file named %s is reported', async (path, expectedText, example) => {
  write(path, readFileSync(join(root, 'content', REVIEW), 'utf8'));
  const all = await problems();
  expect(all[0]).toContain(`content/${path}: `);
  expect(all[0]).toContain(expectedText);
  expect(all[0]).toContain(example);
});

test('a missing file that a page needs is reported', async () => {
  rmSync(join(root, 'content/site/ratings.yaml'));
  expect(await problems()).toEqual([
    expect.stringContaining('content/site/ratings.yaml: this file is missing'),
  ]);
});

test('all problems are reported at once', async () => {
  replace(REVIEW, /^date: .*$/m, 'date: 2026-11-31');
  replace('pages/selling.yaml', '/contact', '/kontact');
  expect(await problems()).toHaveLength(2);
});
