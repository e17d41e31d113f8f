import type { Street } from '#src/server/places/streets/street-directory.ts';
import { streetLabel } from '#src/server/places/streets/street-label.ts';

type NamedStreet = Pick<Street, 'name' | 'suffix' | 'direction' | 'cityKey'>;

const isFrench = ({ cityKey }: NamedStreet) => cityKey.startsWith('QC/');

const SECONDARY: Readonly<Record<string, string>> = {
  ON: 'Collegiate Institute',
  BC: 'Secondary School',
};

/** Schools are named after a street: those names are invented. */
export function schoolName(street: NamedStreet, level: 'elementary' | 'secondary'): string {
  const { name, cityKey } = street;
  if (isFrench(street)) {
    const ofStreet = name.replace(/^(Rue|Avenue|Boulevard|Chemin|Place|Croissant) /, '');
    return `École ${level === 'elementary' ? 'primaire' : 'secondaire'} ${ofStreet}`;
  }
  const province = cityKey.slice(0, 2);
  if (level === 'secondary') return `${name} ${SECONDARY[province] ?? 'High School'}`;
  return `${name} ${province === 'ON' ? 'Public School' : 'Elementary School'}`;
}

/** A stop is named after the main road and the street that meets it. */
export function stopName(road: NamedStreet, street: NamedStreet): string {
  return `${streetLabel(road)}${isFrench(road) ? ' / ' : ' at '}${streetLabel(street)}`;
}

/** Invented grocers. */
const GROCERS = [
  'Fernhill Foods',
  'Basket & Barrow',
  'Millstone Market',
  'Northfield Grocers',
  'The Corner Larder',
  'Sheaf & Stem',
] as const;
const FRENCH_GROCERS = [
  'Marché Bellerive',
  'Épicerie du Coin vert',
  'Marché de la Moisson',
  'Épicerie Belle-Récolte',
] as const;

/** The grocer of a main road, by a number. */
export function grocerName(road: NamedStreet, number: number): string {
  const names = isFrench(road) ? FRENCH_GROCERS : GROCERS;
  return names[number % names.length] ?? names[0];
}
