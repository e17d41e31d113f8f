import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where the product was decided to do otherwise than its specification says, and why. */
const DIFFERENCES = [
  'Access',
  'Status',
  'Picked places',
  'Unknown places',
  'Sold beside offered',
  'Recommended',
  'Failed leads',
  'Contact form',
  'Profile',
  'Down payment',
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
  'Spelling',
];

test('the README tells of each difference from the specification, and of no other', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [, section = ''] = readme.split('## Where we differ from the specification, and why');
  const bullets = (section.split('\n## ')[0] ?? '').match(/^- .*$/gm) ?? [];
  expect(bullets.map((line) => /^- \*\*(.+?)\.\*\*/.exec(line)?.[1])).toEqual(DIFFERENCES);
});
