import type { ProvinceCode } from '#src/contract/application/choices.ts';
import { POSTAL_CODE_PATTERN } from '#src/contract/application/limits.ts';

/** The first letter of a postal code says which province it is in (Canada Post). */
const PROVINCES_BY_LETTER: Readonly<Record<string, readonly ProvinceCode[]>> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
};

/** A postal code in its usual form, "M4G 6V6"; other text stays unchanged. */
export function postalCodeText(text: string): string {
  return POSTAL_CODE_PATTERN.test(text.trim())
    ? text
        .trim()
        .toUpperCase()
        .replace(/^(.{3})[ -]?/, '$1 ')
    : text;
}

/** The provinces or territories a postal code may be in; none for other text. */
export function provincesOfPostalCode(postalCode: string): readonly ProvinceCode[] {
  return PROVINCES_BY_LETTER[postalCode.trim().charAt(0).toUpperCase()] ?? [];
}
