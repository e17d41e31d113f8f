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

const BY_FOLDED_NAME = new Map(
  PROVINCES.flatMap((province): [string, Province][] => [
    [fold(province.code), province],
    [fold(province.name), province],
  ]),
);

/** Finds a province by its code or name, without regard to case, accents or hyphens. */
export function provinceOf(text: string): Province | undefined {
  return BY_FOLDED_NAME.get(fold(text).replaceAll('-', ' '));
}
