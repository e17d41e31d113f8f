/** ASCII words with single spaces: by far the most names. "^" and "`" count as accents. */
const PLAIN = /^[!-\]_a-~]+(?: [!-\]_a-~]+)*$/;

/** Text for comparing names: no accents, lower case, single spaces ("Montréal " → "montreal"). */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A name as a URL segment ("St. John's" → "st-johns"). */
export function slug(text: string): string {
  return fold(text)
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
