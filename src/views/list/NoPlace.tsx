import { listPath, pagePath } from '#src/domain/routes.ts';
import { en } from '#src/messages/en.ts';
import { site } from '#src/messages/en/site.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';

/** A list of nowhere: asks for a place. */
export function NoPlace() {
  const { chooseTitle, noPlace, noPlaceHint, openMap, homesIn } = en.results;
  return (
    <div className="page pt-8 pb-16">
      <h1 className="heading-1 mb-8">{chooseTitle}</h1>
      <EmptyState title={noPlace} hint={noPlaceHint}>
        <a href={pagePath('/search')} className="btn-primary">
          {site.searchTitle}
        </a>
        <a href={listPath({ state: 'ON', city: 'Toronto' })} className="btn-secondary">
          {homesIn('Toronto')}
        </a>
        <a href={pagePath('/map')} className="btn-quiet">
          {openMap}
        </a>
      </EmptyState>
    </div>
  );
}
