import { fold, slug } from '#src/lib/text/fold.ts';
import { provinceOf } from '../places/provinces.ts';
import { shortForm } from '../places/search-text.ts';
import { streetSuffixKey } from '../places/street-suffixes.ts';

type HomeAddress = {
  readonly [
    Part in 'unitNumber' | 'streetNumber' | 'streetName' | 'streetSuffix' | 'streetDirection'
  ]?: string | null | undefined;
} & { readonly city: string; readonly state: string };

const withoutBlanks = (text: string | null | undefined) => fold(text ?? '').replaceAll(' ', '');

const shortWords = (text: string | null | undefined) =>
  slug(text ?? '')
    .split('-')
    .map(shortForm)
    .join('-');

/** The key of a unit in all its spellings: "Unit 408", "#408" and "408" are one. */
const unitOf = (unit: string | null | undefined) =>
  withoutBlanks(unit).replace(/^(unit|apt\.?|suite|ste\.?|ph#?|no\.?)?#?(?=.)/, (prefix) =>
    prefix.startsWith('ph') ? 'ph' : '',
  );

/**
 * One text for a home in all spellings of its address; null where an address names no house. Two homes of a
 * building differ only by their units.
 */
export function homeKey(address: HomeAddress): string | null {
  const { unitNumber, streetNumber, streetName, streetSuffix, streetDirection } = address;
  const number = withoutBlanks(streetNumber);
  const street = shortWords(streetName);
  if (!/[1-9]/.test(number) || street === '') return null;
  return [
    unitOf(unitNumber),
    number,
    street,
    streetSuffixKey(streetSuffix ?? ''),
    shortWords(streetDirection),
    slug(address.city),
    provinceOf(address.state)?.code ?? fold(address.state),
  ].join('/');
}
