import { PROVINCE_CODES } from '#src/contract/application/choices.ts';
import type { ApplicationDraft, PropertyInfoDraft } from '#src/contract/application/draft.ts';
import type { PlaceSuggestion } from '#src/contract/places/calls.ts';

/** The field of an application that places are suggested for. */
export const ADDRESS_FIELD = 'propertyInfo.address';

/** The fields of the property that a chosen place sets: its other fields stay unchanged. */
const PLACE_FIELDS: readonly string[] = [
  ADDRESS_FIELD,
  'propertyInfo.city',
  'propertyInfo.province',
];

/** Streets and houses: a whole city is no address. */
export function isAddress({ kind }: PlaceSuggestion): boolean {
  return kind === 'address' || kind === 'street';
}

const houseNumber = (line: string) => /^\s*(\d+[a-z]?)\s/i.exec(line)?.[1];

/** A street is suggested without the number that was typed before it. */
function addressLine({ kind, structured_formatting: text }: PlaceSuggestion, query: string) {
  const number = kind === 'street' ? houseNumber(query) : undefined;
  return number ? `${number} ${text.main_text}` : text.main_text;
}

/** The property at a chosen place, with the country and the point that nobody types. */
export function propertyAt(
  property: PropertyInfoDraft | undefined,
  place: PlaceSuggestion,
): PropertyInfoDraft {
  const province = PROVINCE_CODES.find((code) => code === place.state);
  return {
    ...property,
    address: addressLine(place, property?.address ?? ''),
    city: place.city,
    ...(province && { province }),
    country: 'Canada',
    latitude: place.location.lat,
    longitude: place.location.lng,
  };
}

/** Takes country and point away once the address they belong to is changed by hand. */
export function withoutStalePoint(draft: ApplicationDraft, path: string): ApplicationDraft {
  if (!draft.propertyInfo || !PLACE_FIELDS.includes(path)) return draft;
  const { country, latitude, longitude, ...propertyInfo } = draft.propertyInfo;
  return { ...draft, propertyInfo };
}
