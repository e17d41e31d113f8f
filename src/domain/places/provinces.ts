import { fold } from '#src/lib/text/fold.ts';

export type Province = { readonly code: string; readonly name: string };

/** The 13 provinces and territories. */
export const PROVINCES: readonly Province[] = [
  { code: 'AB', name: 'Alberta' },
  { code: 'BC', name: 'British Columbia' },
  { code: 'MB', name: 'Manitoba' },
  { code: 'NB', name: 'New Brunswick' },
  { code: 'NL', name: 'Newfoundland and Labrador' },
  { code: 'NS', name: 'Nova Scotia' },
  { code: 'NT', name: 'Northwest Territories' },
  { code: 'NU', name: 'Nunavut' },
  { code: 'ON', name: 'Ontario' },
  { code: 'PE', name: 'Prince Edward Island' },
  { code: 'QC', name: 'Quebec' },
  { code: 'SK', name: 'Saskatchewan' },
  { code: 'YT', name: 'Yukon' },
];

/** Other names and former postal codes, which boards still write. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  NL: ['nf', 'newfoundland'],
  NT: ['nwt'],
  PE: ['pei'],
  QC: ['pq'],
  YT: ['yukon territory'],
};

const BY_FOLDED_NAME = new Map(
  PROVINCES.flatMap((province): [string, Province][] =>
    [province.code, province.name, ...(OTHER_NAMES[province.code] ?? [])].map((name) => [
      fold(name),
      province,
    ]),
  ),
);

/** Finds a province by its code or name, without regard to case, accents, dots, hyphens or "&". */
export function provinceOf(text: string): Province | undefined {
  const name = fold(text).replaceAll('.', '').replaceAll('-', ' ').replaceAll('&', 'and');
  return BY_FOLDED_NAME.get(name);
}
