import type { ListingDocument } from '#src/contract/listings/listing.ts';

function tokens(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The texts of a listing that a keyword search reads, by the name of their search field. */
function textsOf({ mlsNumber, type, address, details }: ListingDocument) {
  const { heating, airConditioning, exteriorConstruction, garage, basement } = details;
  return new Map<string, string>([
    ['mlsNumber', mlsNumber],
    ...Object.entries(address).map(([name, text]): [string, string] => [
      `address.${name}`,
      String(text ?? ''),
    ]),
    ['details.description', details.description ?? ''],
    ['details.extras', details.extras ?? ''],
    ['details.propertyType', details.propertyType ?? ''],
    ['details.style', details.style ?? ''],
    ...[type, garage, basement, heating, airConditioning, exteriorConstruction].map(
      (text, at): [string, string] => [`other ${at}`, text ?? ''],
    ),
  ]);
}

/** Whether the words stand in a row in a text; the last one may go on. */
function hasPhrase(text: string, words: readonly string[]): boolean {
  const there = tokens(text);
  return there.some((_, from) =>
    words.every((word, at) => {
      const token = there[from + at] ?? '';
      return at === words.length - 1 ? token.startsWith(word) : token === word;
    }),
  );
}

/** Whether a listing answers a keyword search: all parts between commas, none of `not:`. */
export function hasKeywords(
  listing: ListingDocument,
  search: string,
  fields: readonly string[] | undefined,
): boolean {
  const texts = [...textsOf(listing)].filter(([name]) => !fields?.length || fields.includes(name));
  const parts = search.split(',').map((part) => {
    const isUnwanted = /^\s*not:/i.test(part);
    return { isUnwanted, words: tokens(part.replace(/^\s*not:/i, '')) };
  });
  const askedParts = parts.filter(({ words }) => words.length > 0);
  const isFound = (words: readonly string[]) => texts.some(([, text]) => hasPhrase(text, words));
  return (
    askedParts.length > 0 &&
    askedParts.every(({ isUnwanted, words }) => isFound(words) !== isUnwanted)
  );
}
