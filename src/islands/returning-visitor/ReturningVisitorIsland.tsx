import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { returningVisitorTexts } from '#src/messages/site/returning-visitor.ts';
import { $viewedHomes, clearViewedHomes } from '#src/stores/listing/viewed-homes.ts';
import { reloadSavedSearches } from '#src/stores/saved/searches.ts';
import { $isSignedIn } from '#src/stores/session/signed-in.ts';
import { type AsyncState, currentValue } from '#src/stores/shell/async-state.ts';
import { asIsland } from '#src/ui/as-island.tsx';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { SearchesPanel } from './SearchesPanel.tsx';
import { type Undo, ViewedHomes } from './ViewedHomes.tsx';

const nothingAtBuild = (): AsyncState<never> => ({ kind: 'idle' });
const signedInAtBuild = () => true;

function ClearButton({ onClear }: { onClear: (undo: Undo) => void }) {
  const { clear } = useTexts(returningVisitorTexts);
  const homes = currentValue(useStore($viewedHomes, { ssr: nothingAtBuild }));
  if (homes?.length === 0) return null;
  return (
    <button
      type="button"
      className="returning-clear btn-quiet"
      disabled={!homes}
      onClick={() => onClear(clearViewedHomes())}
    >
      {clear}
    </button>
  );
}

/**
 * Where a visitor left off. Before the page is painted a script in its head has chosen which of the two
 * parts have room (`returning-visitor-script.ts`); the styles hide the other.
 */
function ReturningVisitorContent() {
  const { title } = useTexts(returningVisitorTexts);
  const isSignedIn = useStore($isSignedIn, { ssr: signedInAtBuild });
  const [undo, setUndo] = useState<Undo | null>(null);
  const offerUndo = (restore: Undo) =>
    setUndo(() => () => {
      restore();
      setUndo(null);
    });
  useEffect(() => {
    // After a log-out there must be nothing to bring back.
    setUndo(null);
    const parts = document.documentElement.dataset['returning']?.split(' ') ?? [];
    if (isSignedIn && parts.includes('searches')) void reloadSavedSearches();
  }, [isSignedIn]);
  return (
    <>
      <div className="returning-heading">
        <h2 id="returning-title" className="heading-2">
          {title}
        </h2>
        <ClearButton onClear={offerUndo} />
      </div>
      <div className="returning-parts">
        {isSignedIn && <SearchesPanel />}
        <div className="returning-homes">
          <ViewedHomes undo={undo} />
        </div>
      </div>
    </>
  );
}

export const ReturningVisitorIsland = asIsland(ReturningVisitorContent);
