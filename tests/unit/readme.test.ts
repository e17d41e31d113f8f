import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../support/import-graph.ts';

/** The decisions in which the product differs from its specification; the README gives the reasons. */
const DIFFERENCES = [
  'Access',
  'Status',
  'Leases',
  'Picked places',
  'Page size',
  'Unknown places',
  'Sold beside offered',
  'Recommended',
  'Failed leads',
  'Contact form',
  'Profile',
  'Down payment',
  'Applicants who rent',
  'Email addresses',
  'Phone numbers',
  'Redirects',
  'Pre-approval',
  'Missing listings',
  'Stub calls',
  'Service workers',
  'Log-out',
  'Session refresh',
  'Known addresses',
  'Home types',
  'Spelling',
];

test('the README lists each difference from the specification and no other', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [, section = ''] = readme.split('## Where we differ from the specification, and why');
  const bullets = (section.split('\n## ')[0] ?? '').match(/^- .*$/gm) ?? [];
  expect(bullets.map((line) => /^- \*\*(.+?)\.\*\*/.exec(line)?.[1])).toEqual(DIFFERENCES);
});

const FOLDERS = ['src', 'tests', 'content'];
const below = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    `${folder}/${file}`.replaceAll('\\', '/'),
  );
const files = [...readdirSync(ROOT), ...FOLDERS.flatMap(below)];
const guides = files.filter((file) => file.endsWith('README.md'));

const FILE = /`([\w/.-]+\.(?:ts|tsx|mjs|astro|css))`/g;

test.each(guides)('every file that %s names exists', (guide) => {
  const text = readFileSync(join(ROOT, guide), 'utf8');
  const names = [...text.matchAll(FILE)].map(([, name = '']) => name);
  // An ending alone, for example `.test.tsx`, names no file.
  const isThere = (name: string) =>
    name.startsWith('.') || files.some((file) => `/${file}`.endsWith(`/${name}`));
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});
