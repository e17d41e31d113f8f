import { en } from '#src/messages/en.ts';
import { SuggestionBand } from './SuggestionBlock.tsx';

const PLACEHOLDERS = Array.from({ length: 10 }, (_, i) => `placeholder ${i}`);

/** Ten lines in place of the suggestions, while a page is still asking for them. */
export function SuggestionSkeleton() {
  const title = <p className="sr-only">{en.results.loadingSuggestions}</p>;
  return (
    <div aria-busy="true">
      <SuggestionBand title={title}>
        {PLACEHOLDERS.map((key) => (
          <div key={key} className="skeleton h-11" aria-hidden="true" />
        ))}
      </SuggestionBand>
    </div>
  );
}
