import { useStore } from '@nanostores/react';
import type { SuggestionColumns } from '#src/domain/search/suggestions/suggestion-columns.ts';
import { $homeSuggestions } from '#src/stores/listing/home-grid.ts';
import type { AsyncState } from '#src/stores/shell/async-state.ts';
import { SuggestionBlock } from '#src/ui/listing/suggestions/SuggestionBlock.tsx';
import { SuggestionSkeleton } from '#src/ui/listing/suggestions/SuggestionSkeleton.tsx';
import { asIsland } from '#src/ui/as-island.tsx';

const atBuild = (): AsyncState<SuggestionColumns | null> => ({ kind: 'idle' });

/** Where to look on from the homes of the home page. Nothing when there is too little to say. */
function HomeSuggestionsContent() {
  const suggestions = useStore($homeSuggestions, { ssr: atBuild });
  if (suggestions.kind !== 'ready') return <SuggestionSkeleton />;
  return suggestions.value ? <SuggestionBlock columns={suggestions.value} /> : null;
}

export const HomeSuggestionsIsland = asIsland(HomeSuggestionsContent);
