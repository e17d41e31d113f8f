import { useStore } from '@nanostores/react';
import { type ComponentProps, useRef } from 'react';
import { useLocale } from '#src/ui/locale/use-texts.ts';
import { clearRecentSearches } from '#src/stores/search/box/recent-searches.ts';
import { $highlightedSuggestion, highlight } from '#src/stores/search/box/box.ts';
import type { BoxContent } from '../options/option-groups.ts';
import { optionId } from '../options/option-id.ts';
import { optionText } from '../options/option-text.ts';
import { useRoomBelow } from '../useRoomBelow.ts';

type List = typeof import('./SuggestionList.tsx').SuggestionList;

type Props = Pick<ComponentProps<List>, 'listId' | 'typedText' | 'onPick'> & {
  /** The list itself, which comes after the box. */
  as: List;
  content: BoxContent;
};

/** The open list below the box, tied to the stores. */
export function Suggestions({ as: List, listId, ...props }: Props) {
  const locale = useLocale();
  const panel = useRef<HTMLDivElement>(null);
  const highlightedId = useStore($highlightedSuggestion);
  useRoomBelow(panel);
  return (
    <List
      {...props}
      panel={panel}
      listId={listId}
      highlightedId={highlightedId}
      idOf={(key) => optionId(listId, key)}
      textOf={(suggestion, typedText) => optionText(suggestion, typedText, locale)}
      onHighlight={highlight}
      onClearRecent={clearRecentSearches}
    />
  );
}
