import type { PlaceKind, PlaceSuggestion } from '#src/contract/places/calls.ts';
import type { ListingHint, Suggestion } from '#src/domain/search/suggestions/suggestions.ts';

const ZOOMS = { city: 14, neighbourhood: 14, postal: 15, street: 16, address: 17 } as const;

/** A suggestion of the API for a place in Toronto. */
export function aPlace(kind: PlaceKind, name: string): PlaceSuggestion {
  const isCity = kind === 'city';
  const slug = name.toLowerCase().replaceAll(/\W+/g, '-');
  return {
    type: kind === 'neighbourhood' ? 'neighborhood' : 'locations',
    kind,
    place_id: isCity ? `ON/${slug}` : `ON/toronto/${kind}/${slug}`,
    description: isCity ? `${name}, ON, Canada` : `${name}, Toronto, ON, Canada`,
    structured_formatting: {
      main_text: name,
      secondary_text: isCity ? 'ON, Canada' : 'Toronto, ON, Canada',
    },
    city: isCity ? name : 'Toronto',
    cityKey: isCity ? `ON/${slug}` : 'ON/toronto',
    state: 'ON',
    location: { lat: 43.64, lng: -79.42 },
    zoom: ZOOMS[kind],
  };
}

export function aPlaceToPick(kind: PlaceKind, name: string): Suggestion {
  return { kind: 'place', place: aPlace(kind, name) };
}

export function aHint(change: Partial<ListingHint> = {}): ListingHint {
  return {
    mlsNumber: 'C9000001',
    boardId: 2,
    city: 'Toronto',
    state: 'ON',
    street: '18 Maple Avenue',
    price: { type: 'Sale', lastStatus: 'New', listPrice: 899_000, soldPrice: null },
    isPublic: true,
    path: '/real-estate/detail/on/toronto/18-maple-avenue/C9000001/2',
    ...change,
  };
}
