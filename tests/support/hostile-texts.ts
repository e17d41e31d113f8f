import fc from 'fast-check';

const FRAGMENTS = [
  "' OR 1=1 --",
  '"; DROP TABLE listings; --',
  '%%%_%',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '\\\\server\\share',
  '{"$ne":null}',
  '__proto__',
  'constructor',
  'toString',
  '[[[1,2],[3,4],[5,6]]]',
  '[[[-79.4,43.6],[-79.3,43.6],[-79.3,43.7]]]',
  '[[[null,null]]]',
  '['.repeat(2_000),
  '[]',
  '{}',
  'null',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '0x10',
  '99999999999999999999',
  '-9223372036854775809',
  '\u0000',
  'a\u0000b',
  '\r\nset-cookie: a=b',
  '\u202e\ufeff\ud83d',
  'ﬀÅ\u0301'.repeat(30),
  ' '.repeat(400),
  'a'.repeat(3_000),
  '2024-02-30',
  '0000-00-00',
  '*',
  '-1',
  '0',
  '1',
] as const;

/** Text that no well-meaning person would send. */
export const rawText = fc.oneof(
  fc.constantFrom(...FRAGMENTS),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double().map(String),
  fc.bigInt().map(String),
  fc.json({ maxDepth: 3 }),
);

/** Text as a part of an address. */
export const encode = (text: string) => encodeURIComponent(text.toWellFormed());
