import type { PlaceSuggestions } from '#src/contract/places/calls.ts';
import { type HomePhrase, homePhrase } from '#src/domain/search/suggestions/home-phrase.ts';
import type { SuggestionRequest } from './suggestions.ts';

type Suggest = (request: SuggestionRequest) => Promise<PlaceSuggestions>;

const isEmpty = ({ locations, neighborhoods }: PlaceSuggestions) =>
  locations.length === 0 && neighborhoods.length === 0;

/** The area of a text that begins like a postal code but is none: "M5V 0O0". */
const POSTAL_AREA = /^[a-z]\d[a-z](?=[\s-]?[a-z\d]{1,3}$)/i;

/** The towns and neighbourhoods of "condos in toronto", each with the kind of homes in the phrase. */
async function placesOfPhrase(
  suggest: Suggest,
  request: SuggestionRequest,
  { place, homes: text, filters }: HomePhrase,
) {
  const { locations, neighborhoods } = await suggest({ ...request, text: place });
  const homes = { text, filters };
  return {
    locations: locations.filter(({ kind }) => kind === 'city').map((city) => ({ ...city, homes })),
    neighborhoods: neighborhoods.map((part) => ({ ...part, homes })),
  };
}

/** The first suggestions before the second ones. */
const joined = (
  first: PlaceSuggestions,
  second: PlaceSuggestions,
  { limit }: SuggestionRequest,
): PlaceSuggestions => ({
  locations: [...first.locations, ...second.locations].slice(0, limit),
  neighborhoods: [...first.neighborhoods, ...second.neighborhoods].slice(0, limit),
});

/**
 * Suggests places. The place of a phrase about homes comes before those of a similar name. When a text names
 * none, suggests likely ones: the place in what may be such a phrase, or the area of a postal code that does
 * not exist.
 */
export function likelySuggestions(suggest: Suggest): Suggest {
  return async (request) => {
    const phrase = homePhrase(request.text);
    const suggestions = await suggest(request);
    if (phrase && (phrase.isSure || isEmpty(suggestions))) {
      const ofPhrase = await placesOfPhrase(suggest, request, phrase);
      if (!isEmpty(ofPhrase)) return joined(ofPhrase, suggestions, request);
    }
    if (!isEmpty(suggestions)) return suggestions;
    const [area] = POSTAL_AREA.exec(request.text.trim()) ?? [];
    return area === undefined ? suggestions : suggest({ ...request, text: area });
  };
}
