import { filtersTexts } from '#src/messages/search/filters.ts';
import { mapTexts } from '#src/messages/search/map.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { NearestHomes } from './NearestHomes.tsx';

/** A way on: the words of a button and what it does. */
type Way = { readonly text: string; readonly go: () => void };

type Props = {
  /** Of what the search is bound to, out of view; null where it is bound to nothing. */
  homesElsewhere: number | null;
  isFiltered: boolean;
  /** Filters without which there are homes. */
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

/** Why there is nothing, and the ways on: without which filter there are homes, and the nearest ones. */
export function NothingHere(props: Props) {
  return (
    <>
      <Reason {...props} />
      <NearestHomes />
    </>
  );
}
