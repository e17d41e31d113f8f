import type { PlaceSuggestions } from '#src/contract/places/calls.ts';
import { homePhrase } from '#src/domain/search/suggestions/home-phrase.ts';
import type { SuggestionRequest } from './suggestions.ts';

type Suggest = (request: SuggestionRequest) => Promise<PlaceSuggestions>;

const NOTHING: PlaceSuggestions = { locations: [], neighborhoods: [] };

const isEmpty = ({ locations, neighborhoods }: PlaceSuggestions) =>
  locations.length === 0 && neighborhoods.length === 0;

/** The area of a text that begins like a postal code but is none: "M5V 0O0". */
const POSTAL_AREA = /^[a-z]\d[a-z](?=[\s-]?[a-z\d]{1,3}$)/i;

/** The towns and neighbourhoods of "condos in toronto", each with the kind of homes in the phrase. */
async function placesOfPhrase(suggest: Suggest, request: SuggestionRequest) {
  const phrase = homePhrase(request.text);
  if (!phrase) return NOTHING;
  const { place, homes: text, filters } = phrase;
  const { locations, neighborhoods } = await suggest({ ...request, text: place });
  const homes = { text, filters };
  return {
    locations: locations.filter(({ kind }) => kind === 'city').map((city) => ({ ...city, homes })),
    neighborhoods: neighborhoods.map((part) => ({ ...part, homes })),
  };
}

/**
 * Suggests places. When a text names none, suggests likely ones: the place in a phrase about homes, or the
 * area of a postal code that does not exist.
 */
export function likelySuggestions(suggest: Suggest): Suggest {
  return async (request) => {
    const suggestions = await suggest(request);
    if (!isEmpty(suggestions)) return suggestions;
    const ofPhrase = await placesOfPhrase(suggest, request);
    if (!isEmpty(ofPhrase)) return ofPhrase;
    const [area] = POSTAL_AREA.exec(request.text.trim()) ?? [];
    return area === undefined ? suggestions : suggest({ ...request, text: area });
  };
}
