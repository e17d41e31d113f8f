import type { ReactNode } from 'react';
import { listingTexts } from '#src/messages/listing/listing.ts';
import { pagingTexts } from '#src/messages/search/paging.ts';
import { resultsTexts } from '#src/messages/search/results.ts';
import { styleguideTexts } from '#src/messages/site/styleguide.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { withLocale } from '#src/ui/locale/with-locale.tsx';

import { Badge } from '#src/ui/listing/Badge.tsx';
import { CardSkeleton } from '#src/ui/listing/card/CardSkeleton.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ListingCard } from '#src/ui/listing/card/ListingCard.tsx';
import { ListingGrid } from '#src/ui/listing/ListingGrid.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { sampleListings } from './sample-listings.ts';

const SWATCHES = [
  'bg-ink',
  'bg-muted',
  'bg-paper',
  'bg-sand',
  'bg-line',
  'bg-primary',
  'bg-primary-strong',
  'bg-primary-tint',
  'bg-accent',
  'bg-accent-tint',
  'bg-alert',
  'bg-alert-tint',
  'bg-focus',
  'bg-deep',
];
const BADGES = ['for-sale', 'sold', 'for-lease', 'leased', 'off-market'] as const;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="heading-2 mb-4">{title}</h2>
      {children}
    </section>
  );
}

function Swatches() {
  return (
    <ul className="flex flex-wrap gap-3">
      {SWATCHES.map((swatch) => (
        <li key={swatch} className="w-28 text-xs text-muted">
          <span className={`block h-14 mb-1 rounded-field border border-line ${swatch}`} />
          {swatch.slice('bg-'.length)}
        </li>
      ))}
    </ul>
  );
}

function Buttons() {
  const pagingWords = useTexts(pagingTexts);
  const resultsWords = useTexts(resultsTexts);
  const listingWords = useTexts(listingTexts);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn-primary">
          {resultsWords.openMap}
        </button>
        <button type="button" className="btn-secondary">
          {resultsWords.seeOnMap}
        </button>
        <button type="button" className="btn-quiet">
          {pagingWords.next}
        </button>
        <button type="button" className="btn-primary" disabled>
          {listingWords.login}
        </button>
      </div>
      <div className="flex flex-wrap gap-3 mt-4">
        {BADGES.map((name) => (
          <Badge key={name} name={name} />
        ))}
      </div>
    </>
  );
}

function StyleguideContent() {
  const styleguideWords = useTexts(styleguideTexts);
  const resultsWords = useTexts(resultsTexts);
  return (
    <div className="grid gap-14">
      <Part title={styleguideWords.colors}>
        <Swatches />
      </Part>
      <Part title={styleguideWords.type}>
        <p className="heading-1">{styleguideWords.sample}</p>
        <p className="heading-2">{styleguideWords.sample}</p>
        <p className="heading-3">{styleguideWords.sample}</p>
        <p className="eyebrow mt-3">{styleguideWords.sample}</p>
        <p className="prose mt-3">{styleguideWords.paragraph}</p>
      </Part>
      <Part title={styleguideWords.buttons}>
        <Buttons />
      </Part>
      <Part title={styleguideWords.cards}>
        <ListingGrid>
          {sampleListings(styleguideWords.sample).map((sample) => (
            <ListingCard key={sample.mlsNumber} listing={sample} />
          ))}
          <CardSkeleton />
        </ListingGrid>
      </Part>
      <Part title={styleguideWords.states}>
        <div className="grid gap-5 md:grid-cols-2">
          <EmptyState title={resultsWords.noResults} hint={resultsWords.noResultsHint} />
          <EmptyState title={resultsWords.failed} hint={resultsWords.failedHint} tone="failed" />
        </div>
      </Part>
      <Part title={styleguideWords.pages}>
        <Pagination page={5} pages={42} hrefOf={(page) => `#${page}`} />
      </Part>
    </div>
  );
}

/** The pieces of the design in every state, to be looked at while developing. */
export const StyleguideIsland = withLocale(StyleguideContent);
