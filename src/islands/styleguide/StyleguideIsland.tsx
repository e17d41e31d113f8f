import type { ReactNode } from 'react';
import { listing } from '#src/messages/en/listing.ts';
import { results } from '#src/messages/en/results.ts';
import { styleguide } from '#src/messages/en/styleguide.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ListingCard } from '#src/ui/ListingCard.tsx';
import { ListingGrid } from '#src/ui/ListingGrid.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { SAMPLE_LISTINGS } from './sample-listings.ts';

const SWATCHES = [
  'bg-ink',
  'bg-muted',
  'bg-paper',
  'bg-sand',
  'bg-line',
  'bg-evergreen',
  'bg-evergreen-strong',
  'bg-evergreen-tint',
  'bg-gold',
  'bg-gold-tint',
  'bg-clay',
  'bg-clay-tint',
  'bg-sky',
  'bg-sky-tint',
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
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn-primary">
          {results.openMap}
        </button>
        <button type="button" className="btn-secondary">
          {results.seeOnMap}
        </button>
        <button type="button" className="btn-quiet">
          {results.next}
        </button>
        <button type="button" className="btn-primary" disabled>
          {listing.login}
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

/** The pieces of the design in every state, to be looked at while developing. */
export function StyleguideIsland() {
  return (
    <div className="grid gap-14">
      <Part title={styleguide.colors}>
        <Swatches />
      </Part>
      <Part title={styleguide.type}>
        <p className="heading-1">{styleguide.sample}</p>
        <p className="heading-2">{styleguide.sample}</p>
        <p className="heading-3">{styleguide.sample}</p>
        <p className="eyebrow mt-3">{styleguide.sample}</p>
        <p className="prose mt-3">{styleguide.paragraph}</p>
      </Part>
      <Part title={styleguide.buttons}>
        <Buttons />
      </Part>
      <Part title={styleguide.cards}>
        <ListingGrid>
          {SAMPLE_LISTINGS.map((sample) => (
            <ListingCard key={sample.mlsNumber} listing={sample} />
          ))}
          <CardSkeleton />
        </ListingGrid>
      </Part>
      <Part title={styleguide.states}>
        <div className="grid gap-5 md:grid-cols-2">
          <EmptyState title={results.noResults} hint={results.noResultsHint} />
          <EmptyState title={results.failed} hint={results.failedHint} tone="failed" />
        </div>
      </Part>
      <Part title={styleguide.pages}>
        <Pagination page={5} pages={42} hrefOf={(page) => `#${page}`} />
      </Part>
    </div>
  );
}
