import type { PlaceSuggestion } from '#src/contract/places/calls.ts';
import { cityLine } from '#src/domain/listing/address.ts';
import { provinceOf } from '#src/domain/places/provinces.ts';
import { fold } from '#src/lib/fold.ts';
import { listingText, type Suggestion } from '#src/domain/search/suggestions.ts';
import { en } from '#src/messages/en.ts';
import { priceText } from '#src/ui/Price.tsx';

/** The texts of a suggestion's line. */
export type OptionText = {
  readonly main: string;
  readonly secondary: string;
  /** At the end of the line. */
  readonly aside: string;
};

const { searchBox } = en;

type Listing = Extract<Suggestion, { kind: 'listing' }>['listing'];

function listingOption(listing: Listing, typed: string): OptionText {
  const { mlsNumber, city, state, street, price } = listing;
  const words = fold(listingText(typed));
  const isByNumber = words !== '' && fold(mlsNumber).startsWith(words);
  const number = isByNumber ? [searchBox.mlsNumber(mlsNumber)] : [];
  if (street === null) {
    const secondary = [searchBox.signIn, ...number].join(' · ');
    return { main: searchBox.hiddenHome(city), secondary, aside: '' };
  }
  const secondary = [cityLine({ city, state }), ...number].join(' · ');
  return { main: street, secondary, aside: price ? priceText(price) : '' };
}

function placeOption({ kind, city, state, structured_formatting }: PlaceSuggestion): OptionText {
  const isCity = kind === 'city';
  return {
    main: structured_formatting.main_text,
    secondary: isCity ? (provinceOf(state)?.name ?? state) : `${city}, ${state}`,
    // A neighbourhood stands below that word.
    aside: kind === 'neighbourhood' ? '' : searchBox.kinds[kind],
  };
}

/** How a suggestion is shown; a home says its number when that is what was typed. */
export function optionText(suggestion: Suggestion, typed: string): OptionText {
  if (suggestion.kind === 'listing') return listingOption(suggestion.listing, typed);
  return placeOption(suggestion.place);
}
