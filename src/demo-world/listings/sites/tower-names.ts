import { fnv1a } from '#src/lib/random.ts';

const FIRST =
  'Alderlight Ambergate Arbourline Beaconmere Brightwater Cobalt Copperline Crestmark Driftstone Eastmere Evergate Fieldstone Foundry Garland Glasshouse Graniteline Greyhaven Halcyon Harbourmark Ironbridge Juniper Kingfisher Lanternlight Larkspur Limestone Meridian Millrace Northlight Oriel Parkline Pinecrown Quarterline Ravine Riverstone Saltwind Silverline Skyfold Summerlight Terrace Tidewater Upland Verity Westmere Willowgate'.split(
    ' ',
  );
const PATTERNS: readonly ((name: string) => string)[] = [
  (name) => `The ${name}`,
  (name) => `${name} Residences`,
  (name) => `${name} Lofts`,
  (name) => `${name} Place`,
  (name) => `${name} Towers`,
  (name) => `${name} House`,
  (name) => `One ${name}`,
];

/** An invented name of a city's nth condo tower; no two of a city are the same while names last. */
export function towerName(city: { name: string }, ordinal: number): string {
  const count = FIRST.length * PATTERNS.length;
  const at = (fnv1a(city.name) + ordinal * 7919) % count;
  const pattern = PATTERNS[at % PATTERNS.length];
  const name = FIRST[Math.floor(at / PATTERNS.length)] ?? '';
  return pattern?.(name) ?? name;
}
