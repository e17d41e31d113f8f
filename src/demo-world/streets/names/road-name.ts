import type { StreetName } from './street-names.ts';

const SUFFIXES = new Set(
  'Street Avenue Drive Road Lane Crescent Court Boulevard Parkway Trail Way Line Highway Expressway Gate Place Terrace Circle Close Square'.split(
    ' ',
  ),
);

/** A road's whole name in two: "Hurontario Street" → Hurontario, Street; "The Queensway" as it is. */
export function roadNameOf(fullName: string): StreetName {
  const at = fullName.lastIndexOf(' ');
  const suffix = fullName.slice(at + 1);
  if (at < 1 || !SUFFIXES.has(suffix)) return { name: fullName, suffix: '' };
  return { name: fullName.slice(0, at), suffix };
}
