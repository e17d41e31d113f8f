import type { StreetName } from './street-names.ts';

const SUFFIXES = new Set(
  'Street Avenue Drive Road Lane Crescent Court Boulevard Parkway Trail Way Line Highway Expressway Gate Place Terrace Circle Close Square'.split(
    ' ',
  ),
);

/** A road's whole name in two: "Hurontario Street" → Hurontario, Street; "The Queensway" as it is. */
export function roadNameOf(whole: string): StreetName {
  const at = whole.lastIndexOf(' ');
  const suffix = whole.slice(at + 1);
  if (at < 1 || !SUFFIXES.has(suffix)) return { name: whole, suffix: '' };
  return { name: whole.slice(0, at), suffix };
}
