import {
  type FoundSuggestions,
  hasNoResults,
  MAX_SUGGESTED_LISTINGS,
  type Suggestion,
} from '#src/domain/search/suggestions/suggestions.ts';
import type { Locale } from '#src/messages/locale.ts';
import { searchBoxTexts } from '#src/messages/search/search-box.ts';
import { type AsyncState, currentValue } from '#src/stores/shell/async-state.ts';

export type OptionGroup = {
  readonly label: string;
  readonly options: readonly Suggestion[];
  /** Shown where no options were found. */
  readonly none?: string;
};

/** The content of the list below the box. */
export type BoxContent =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'note'; readonly title: string; readonly hint?: string }
  | {
      readonly kind: 'options';
      readonly groups: readonly OptionGroup[];
      readonly isRecent: boolean;
      /** Whether it belongs to an earlier text. */
      readonly isStale: boolean;
      readonly footnote?: string;
    };

type BoxState = {
  /** The text in the box. */
  readonly text: string;
  /** The text of the lookup. */
  readonly typedText: string;
  readonly suggestions: AsyncState<FoundSuggestions>;
  readonly recent: readonly Suggestion[];
  readonly isSmall: boolean;
};

type VisibleSuggestions = {
  readonly isSmall: boolean;
  /** Whether all answers are in. */
  readonly isAnswered: boolean;
};

/** The results by kind; a group without homes, or without any place, says so. */
export function suggestionGroups(
  suggestions: FoundSuggestions,
  { isSmall, isAnswered }: VisibleSuggestions,
  locale: Locale,
): OptionGroup[] {
  const words = searchBoxTexts(locale);
  const limit = isSmall ? MAX_SUGGESTED_LISTINGS.small : MAX_SUGGESTED_LISTINGS.otherwise;
  const places = suggestions.places.map((place): Suggestion => ({ kind: 'place', place }));
  const areas = suggestions.neighborhoods.map((place): Suggestion => ({ kind: 'place', place }));
  const homes = suggestions.listings
    ?.slice(0, limit)
    .map((listing): Suggestion => ({ kind: 'listing', listing }));
  const groups: OptionGroup[] = [];
  if (places.length > 0) groups.push({ label: words.places, options: places });
  if (areas.length > 0) groups.push({ label: words.neighborhoods, options: areas });
  if (groups.length === 0 && isAnswered) {
    groups.push({ label: words.places, options: [], none: words.noLocations });
  }
  if (homes) {
    groups.push({ label: words.listings, options: homes, none: words.noListings });
  }
  return groups;
}

function suggestionsContent(
  { suggestions, typedText, isSmall }: BoxState,
  locale: Locale,
): BoxContent {
  const words = searchBoxTexts(locale);
  const latest = currentValue(suggestions);
  const isFailed = suggestions.kind === 'failed';
  if (!latest) return { kind: 'note', title: words.searching };
  const isEmpty = hasNoResults(latest);
  if (isFailed && isEmpty !== false) return { kind: 'note', title: words.failed };
  if (isEmpty) {
    return { kind: 'note', title: words.noResults, hint: words.noResultsHint };
  }
  return {
    kind: 'options',
    groups: suggestionGroups(latest, { isSmall, isAnswered: suggestions.kind === 'ready' }, locale),
    isRecent: false,
    isStale: latest.text !== typedText,
    ...(isFailed ? { footnote: words.failedPartly } : {}),
  };
}

/** The content for the text in the box: recent searches while it is empty. */
export function boxContent(state: BoxState, locale: Locale): BoxContent {
  const words = searchBoxTexts(locale);
  if (state.suggestions.kind !== 'idle') return suggestionsContent(state, locale);
  const isRecent = state.text.trim() === '' && state.recent.length > 0;
  if (!isRecent) return { kind: 'nothing' };
  const groups = [{ label: words.recent, options: state.recent }];
  return { kind: 'options', groups, isRecent, isStale: false };
}

/** All options in the order of the arrow keys. */
export function optionsOf(content: BoxContent): Suggestion[] {
  return content.kind === 'options' ? content.groups.flatMap(({ options }) => options) : [];
}
