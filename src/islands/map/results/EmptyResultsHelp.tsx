import { filtersTexts } from '#src/messages/search/filters.ts';
import { mapTexts } from '#src/messages/search/map.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { NearestHomes } from './NearestHomes.tsx';

/** A way to continue: the words of a button and its action. */
type Way = { readonly text: string; readonly go: () => void };

type Props = {
  /** Number of homes in the bound of the search, out of view; null without a bound. */
  homesElsewhere: number | null;
  isFiltered: boolean;
  /** Filters whose removal gives homes. */
  ways: readonly Way[];
  onClear: () => void;
  onBringIntoView: () => void;
};

function Reason({ homesElsewhere, isFiltered, ways, onClear, onBringIntoView }: Props) {
  const mapWords = useTexts(mapTexts);
  const filtersWords = useTexts(filtersTexts);
  if (homesElsewhere) {
    return (
      <EmptyState title={mapWords.emptyTitle} hint={mapWords.emptyOutOfView(homesElsewhere)}>
        <button type="button" className="btn-secondary" onClick={onBringIntoView}>
          {mapWords.bringIntoView}
        </button>
      </EmptyState>
    );
  }
  if (!isFiltered) return <EmptyState title={mapWords.emptyTitle} hint={mapWords.emptyBare} />;
  const hint = ways.length > 0 ? filtersWords.noneFits : mapWords.emptyFiltered;
  return (
    <EmptyState title={mapWords.emptyTitle} hint={hint}>
      <div className="flex flex-wrap justify-center gap-2" aria-live="polite">
        {ways.map(({ text, go }) => (
          <button key={text} type="button" className="btn-secondary" onClick={go}>
            {text}
          </button>
        ))}
        <button type="button" className="btn-quiet" onClick={onClear}>
          {filtersWords.clear}
        </button>
      </div>
    </EmptyState>
  );
}

/** Why there are no homes, and how to continue: filters whose removal gives homes, and the nearest ones. */
export function EmptyResultsHelp(props: Props) {
  return (
    <>
      <Reason {...props} />
      <NearestHomes />
    </>
  );
}
