import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { type Suggestion, suggestionKey } from '#src/domain/search/suggestions/suggestions.ts';
import { useLocale } from '#src/ui/locale/use-texts.ts';
import { $recentSearches } from '#src/stores/search/box/recent-searches.ts';
import { $found, $highlighted, $typed, highlight, searchNow } from '#src/stores/search/box/box.ts';
import { boxContent, optionsOf } from './option-groups.ts';
import { useIsSmall } from './useIsSmall.ts';

const AT_FIRST = {
  found: () => ({ kind: 'idle' }) as const,
  recent: (): readonly Suggestion[] => [],
  typed: () => '',
};

/** What the list shows for what stands in the box, and the texts it is of. */
export function useBoxContent(text: string) {
  const locale = useLocale();
  const found = useStore($found, { ssr: AT_FIRST.found });
  const recent = useStore($recentSearches, { ssr: AT_FIRST.recent });
  const typed = useStore($typed, { ssr: AT_FIRST.typed });
  const isSmall = useIsSmall();
  return { content: boxContent({ text, typed, found, recent, isSmall }, locale), typed, found };
}

type BoxContents = ReturnType<typeof useBoxContent>;

/** What Enter picks: the highlighted suggestion, else the first of those for what is typed. */
function choice({ content }: BoxContents): Suggestion | undefined {
  const options = optionsOf(content);
  const highlighted = $highlighted.get();
  const active = options.find((option) => suggestionKey(option) === highlighted);
  if (active) return active;
  const isFirstMeant = content.kind === 'options' && !content.isRecent && !content.isStale;
  return isFirstMeant ? options[0] : undefined;
}

/** Picks by Enter, or as soon as there is something to pick when Enter came before the answer. */
export function useEnter(contents: BoxContents, onPick: (suggestion: Suggestion) => void) {
  const isWaiting = useRef(false);
  const { found, typed } = contents;
  const enter = () => {
    const chosen = choice(contents);
    isWaiting.current = chosen === undefined && found.kind === 'loading';
    if (chosen) onPick(chosen);
    else searchNow();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another question.
  useEffect(() => {
    isWaiting.current = false;
  }, [typed]);
  useEffect(() => {
    const chosen = isWaiting.current ? choice(contents) : undefined;
    if (found.kind !== 'loading' || chosen) isWaiting.current = false;
    if (chosen) onPick(chosen);
  });
  return enter;
}

/** Takes the highlight off when the list closes. */
export function useNoHighlight(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) highlight(null);
  }, [isOpen]);
}
