import { useStore } from '@nanostores/react';
import { listingKey } from '#src/domain/listing/key.ts';
import { placeText } from '#src/domain/places/text.ts';
import { listPath } from '#src/domain/routes.ts';
import { homeTexts } from '#src/messages/site/home.ts';
import { resultsTexts } from '#src/messages/search/results.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import {
  $homeGrid,
  $homePlace,
  $isPlaceUnknown,
  DEFAULT_PLACE,
  HOME_GRID_SIZE,
  type HomePlace,
  namedPlace,
  loadHomeGrid,
} from '#src/stores/listing/home-grid.ts';
import { type AsyncState, currentValue } from '#src/stores/shell/async-state.ts';
import { CardSkeleton } from '#src/ui/listing/card/CardSkeleton.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ListingCard } from '#src/ui/listing/card/ListingCard.tsx';
import { ListingGrid } from '#src/ui/listing/ListingGrid.tsx';
import { asIsland } from '#src/ui/as-island.tsx';

const SKELETONS = Array.from({ length: HOME_GRID_SIZE }, (_, i) => `skeleton ${i}`);

const atBuild = (): AsyncState<never> => ({ kind: 'idle' });
const placeAtBuild = (): HomePlace => DEFAULT_PLACE;

function Heading() {
  const place = useStore($homePlace, { ssr: placeAtBuild });
  const { city, state } = namedPlace(place, useStore($homeGrid, { ssr: atBuild }));
  const homeWords = useTexts(homeTexts);
  const resultsWords = useTexts(resultsTexts);
  // Without its province, the list finds out where a city is, or says that it knows none of that name.
  const href = listPath({ city, state }) + (city && !state ? `/${encodeURIComponent(city)}` : '');
  const name = [city && placeText(city), state].filter(Boolean).join(', ');
  return (
    <div className="flex flex-wrap items-center sm:items-end justify-between gap-x-2 sm:gap-x-6 gap-y-0 sm:gap-y-3 mb-8">
      <div className="nearby-place">
        <p className="eyebrow">{homeWords.nearby}</p>
        <h2 id="nearby-title" className="heading-2 mt-2">
          {name || resultsWords.noPlace}
        </h2>
      </div>
      <a href={href} className="link py-3 max-sm:text-sm">
        {homeWords.nearbyAction(city ?? state)}
      </a>
    </div>
  );
}

function Homes() {
  const resultsWords = useTexts(resultsTexts);
  const grid = useStore($homeGrid, { ssr: atBuild });
  const reply = currentValue(grid);
  const isUnknown = useStore($isPlaceUnknown);
  const { city } = useStore($homePlace);
  if (!reply && grid.kind === 'failed') {
    return (
      <EmptyState tone="failed" title={resultsWords.failed} hint={resultsWords.failedHint}>
        <button type="button" className="btn-secondary" onClick={loadHomeGrid}>
          {resultsWords.retry}
        </button>
      </EmptyState>
    );
  }
  if (reply?.count === 0 && isUnknown) {
    const title = resultsWords.unknownPlace(placeText(city ?? ''));
    return <EmptyState title={title} hint={resultsWords.unknownPlaceAlone} />;
  }
  if (reply?.count === 0) return <EmptyState title={resultsWords.noResults} />;
  return (
    <ListingGrid>
      {reply
        ? reply.listings.map((listing) => (
            <ListingCard key={listingKey(listing)} listing={listing} />
          ))
        : SKELETONS.map((key) => <CardSkeleton key={key} />)}
    </ListingGrid>
  );
}

/** Four homes of the chosen place, below its name. */
function HomeGridContent() {
  const homeWords = useTexts(homeTexts);
  const place = useStore($homePlace, { ssr: placeAtBuild });
  const isChosen = Boolean(place.city ?? place.state);
  return (
    <>
      <Heading />
      {isChosen ? <Homes /> : <EmptyState title={homeWords.noPlaceHint} />}
    </>
  );
}

export const HomeGridIsland = asIsland(HomeGridContent);
