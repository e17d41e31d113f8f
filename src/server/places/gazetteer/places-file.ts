import { readJsonFile, writeJsonFile } from '../../files/json-file.ts';
import type { CanadianPlaces } from './place-city.ts';

/** Raised whenever places are made in another way, so that older files are made again. */
const REVISION = 2;

/**
 * Keeps the places for the next start. Makes the folder if it is missing.
 *
 * @throws if the folder cannot be written
 */
export function writePlaces(file: string, { cities }: CanadianPlaces): void {
  writeJsonFile(file, { revision: REVISION, cities });
}

/** Reads places back; undefined if the file is missing, damaged or of another revision. */
export function readPlaces(file: string): CanadianPlaces | undefined {
  const content = readJsonFile(file);
  if (content?.['revision'] !== REVISION) return undefined;
  const cities = content['cities'];
  return isPlaceList(cities) ? { cities } : undefined;
}

function isPlaceList(value: unknown): value is CanadianPlaces['cities'] {
  if (!Array.isArray(value) || value.length === 0) return false;
  return value.every(
    (city: unknown) => typeof city === 'object' && city !== null && 'neighbourhoods' in city,
  );
}
