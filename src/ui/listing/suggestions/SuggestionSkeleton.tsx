import { resultsTexts } from '#src/messages/search/results.ts';
import { useTexts } from '../../locale/use-texts.ts';
import { SUGGESTION_HEADING, SuggestionBand } from './SuggestionBlock.tsx';

/** How many of the ten placeholders each column has. */
const COLUMNS = [
  ['popularSearches', 3],
  ['nearbyCities', 3],
  ['popularCities', 2],
  ['recentListings', 2],
] as const;

/** As many lines as a column of links has. */
const LINES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function ColumnSkeleton({ title, placeholders }: { title: string; placeholders: number }) {
  return (
    <div className="min-w-0" aria-hidden="true">
      <p className={SUGGESTION_HEADING}>{title}</p>
      <ul className="mt-2">
        {LINES.map((line, index) => (
          <li key={line} className="suggestion-line">
            <span className={index < placeholders ? 'skeleton grow' : ''}>&nbsp;</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Ten placeholders in place of the suggestions, while a page is loading them. */
export function SuggestionSkeleton() {
  const words = useTexts(resultsTexts);
  return (
    <div aria-busy="true">
      <SuggestionBand title={words.loadingSuggestions} isLoading>
        {COLUMNS.map(([name, placeholders]) => (
          <ColumnSkeleton key={name} title={words[name]} placeholders={placeholders} />
        ))}
      </SuggestionBand>
    </div>
  );
}
