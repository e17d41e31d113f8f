import type { ListPage } from '#src/page-data/list-page.ts';
import { placeNames } from '#src/domain/search/list-route.ts';
import type { SearchFilters } from '#src/domain/search/filters/registry.ts';
import { placeText } from '#src/domain/places/text.ts';
import { en } from '#src/messages/en.ts';

type Shown = Exclude<ListPage, { kind: 'redirect' | 'unknown' }>;
type Texts = { readonly title: string; readonly description: string; readonly heading: string };

const { results } = en;

/** "Homes for sale", "Sold homes": what the filters show. */
function whatText({ type, showActive, showClosed }: SearchFilters): string {
  const shown = showActive ? (showClosed ? 'both' : 'active') : 'closed';
  return results.what[type][shown];
}

/** The title and description of a list's page, and its first heading. */
export function listTexts(page: Shown): Texts {
  if (page.kind === 'no-place') {
    return {
      title: results.chooseTitle,
      description: results.noPlaceHint,
      heading: results.chooseTitle,
    };
  }
  if (page.kind === 'cities') {
    const name = placeText(page.cities[0]?.city ?? '');
    const heading = results.chooseCity(name);
    return { title: heading, description: results.chooseCityHint(name), heading };
  }
  const { request, found } = page;
  const heading = placeNames(request.place, found.listings)
    .map((name) => placeText(name))
    .join(', ');
  const what = whatText(request.filters);
  return {
    title: results.pageTitle(what, heading, request.page),
    description: results.pageDescription(what, heading, found.count),
    heading,
  };
}
