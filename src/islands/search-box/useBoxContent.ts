import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { type Suggestion, suggestionKey } from '#src/domain/search/suggestions/suggestions.ts';
import { useLocale } from '#src/ui/locale/use-texts.ts';
import { $recentSearches } from '#src/stores/search/box/recent-searches.ts';
import {
  $suggestions,
  $highlightedSuggestion,
  $typedText,
  highlight,
  searchNow,
} from '#src/stores/search/box/box.ts';
import { boxContent, optionsOf } from './options/option-groups.ts';
import { useIsSmall } from './useIsSmall.ts';

const AT_FIRST = {
  suggestions: () => ({ kind: 'idle' }) as const,
  recent: (): readonly Suggestion[] => [],
  typedText: () => '',
};

/** The list for the text in the box, and the texts it belongs to. */
export function useBoxContent(text: string) {
  const locale = useLocale();
  const suggestions = useStore($suggestions, { ssr: AT_FIRST.suggestions });
  const recent = useStore($recentSearches, { ssr: AT_FIRST.recent });
  const typedText = useStore($typedText, { ssr: AT_FIRST.typedText });
  const isSmall = useIsSmall();
  return {
    content: boxContent({ text, typedText, suggestions, recent, isSmall }, locale),
    typedText,
    suggestions,
  };
}

type BoxContents = ReturnType<typeof useBoxContent>;

/** The pick of Enter: the highlighted suggestion, else the first one for the typed text. */
function choice({ content }: BoxContents): Suggestion | undefined {
  const options = optionsOf(content);
  const highlightedId = $highlightedSuggestion.get();
  const active = options.find((option) => suggestionKey(option) === highlightedId);
  if (active) return active;
  const isFirstMeant = content.kind === 'options' && !content.isRecent && !content.isStale;
  return isFirstMeant ? options[0] : undefined;
}

/** Picks by Enter, or as soon as there is something to pick when Enter came before the answer. */
export function useEnterKey(contents: BoxContents, onPick: (suggestion: Suggestion) => void) {
  const isWaiting = useRef(false);
  const { suggestions, typedText } = contents;
  const enter = () => {
    const pick = choice(contents);
    isWaiting.current = pick === undefined && suggestions.kind === 'loading';
    if (pick) onPick(pick);
    else searchNow();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another question.
  useEffect(() => {
    isWaiting.current = false;
  }, [typedText]);
  useEffect(() => {
    const pick = isWaiting.current ? choice(contents) : undefined;
    if (suggestions.kind !== 'loading' || pick) isWaiting.current = false;
    if (pick) onPick(pick);
  });
  return enter;
}

/** Takes the highlight off when the list closes. */
export function useHighlightReset(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) highlight(null);
  }, [isOpen]);
}
