import { entryIn, type PlaceEntry } from './place-entry.ts';
import type { Neighbourhood, PlaceCity } from '../gazetteer/place-city.ts';

/** A postal code from its second character on; the letters Canada Post uses. */
const POSTAL_TEXT =
  /^([ABCEGHJ-NPRSTVXY]\d)(?:([ABCEGHJ-NPRSTV-Z])(?:(\d)(?:([ABCEGHJ-NPRSTV-Z])(\d)?)?)?)?$/;

export type PostalPlaces = {
  /** The places for a possible beginning of a postal code: "m5", "M5V" or "M5V 2T6". */
  find(text: string): PlaceEntry[];
};

/** Places by forward sortation area, the first three characters of a postal code. */
export function postalPlaces(cities: readonly PlaceCity[]): PostalPlaces {
  const withCodes = cities.filter(({ fsa }) => fsa.length > 0);
  return {
    find: (text) => {
      const code = postalCodeIn(text);
      if (code === undefined) return [];
      if (code.length === 2) return areasOf(code, withCodes);
      const place = placeOf(code.slice(0, 3), withCodes);
      return place ? [{ ...place, name: spaceCode(code) }] : [];
    },
  };
}

/** The characters of a whole or begun postal code, without spaces; undefined for other text. */
function postalCodeIn(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '');
  return POSTAL_TEXT.test(code) ? code : undefined;
}

function spaceCode(code: string): string {
  return code.length > 3 ? `${code.slice(0, 3)} ${code.slice(3)}` : code;
}

/** Known areas with that beginning; the city alone when none of them is known. */
function areasOf(start: string, cities: readonly PlaceCity[]): PlaceEntry[] {
  const codes = cities.flatMap(({ fsa, neighbourhoods }) =>
    [...fsa, ...neighbourhoods.map((part) => part.fsa ?? '')].filter((code) =>
      code.startsWith(start),
    ),
  );
  const areas = [...new Set(codes)].filter((code) => code.length === 3).sort();
  return (areas.length > 0 ? areas : [start]).flatMap((code) => placeOf(code, cities) ?? []);
}

/** The centre of the neighbourhoods with the longest matching beginning, or their city. */
function placeOf(fsa: string, cities: readonly PlaceCity[]): PlaceEntry | undefined {
  for (const start of [fsa, fsa.slice(0, 2)]) {
    const exact = cities.find(({ neighbourhoods }) => partsOf(start, neighbourhoods).length > 0);
    const city = exact ?? cities.find((one) => one.fsa.some((code) => fsa.startsWith(code)));
    if (!city) continue;
    const { lat, lng } = middleOf(partsOf(start, city.neighbourhoods)) ?? city;
    return entryIn(city, { kind: 'postal', name: fsa, lat, lng });
  }
  return undefined;
}

function partsOf(start: string, neighbourhoods: readonly Neighbourhood[]): Neighbourhood[] {
  return neighbourhoods.filter((part) => part.fsa === start);
}

function middleOf(parts: readonly Neighbourhood[]): { lat: number; lng: number } | undefined {
  if (parts.length === 0) return undefined;
  const mean = (values: readonly number[]) =>
    values.reduce((sum, one) => sum + one, 0) / parts.length;
  return { lat: mean(parts.map(({ lat }) => lat)), lng: mean(parts.map(({ lng }) => lng)) };
}
