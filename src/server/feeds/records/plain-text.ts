import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { text } from './record-values.ts';

const BREAK = /<(?:br|\/p|\/div|\/li)\s*\/?>/gi;
/** Only text that a browser would take for a tag: "2 < 3" stays. */
const TAG = /<\/?[a-z][^<>]{0,300}>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;
const SIGNS: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
};
const LAST_CODE_POINT = 0x10ffff;

function signOf(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return SIGNS[name.toLowerCase()] ?? entity;
  const codePoint = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const isSign = codePoint >= 32 && codePoint <= LAST_CODE_POINT;
  return isSign ? String.fromCodePoint(codePoint) : ' ';
}

/** A person's words in readable form: some feeds write them with the tags and entities of HTML. */
function plain(words: string | null): string | null {
  const untagged = words?.replaceAll(BREAK, '\n').replaceAll(TAG, '');
  return untagged?.replaceAll(ENTITY, signOf).trim() || null;
}

/** A person's text without markup; null when it is missing or unusable. */
export const plainText = z.pipe(text, z.transform(plain));

/** The name of a city with single blanks between its words, and capitalized if it has no capitals. */
function spelled(name: string | null): string | null {
  const words = name?.replaceAll(/\s+/g, ' ') ?? null;
  if (words === null || words !== words.toLowerCase()) return words;
  return words.replaceAll(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** The name of a city; null when it is missing or unusable. */
export const cityName = z.pipe(plainText, z.transform(spelled));
