import type { ListPage } from '#src/page-data/list-page.ts';
import { placeNames } from '#src/domain/search/list/list-route.ts';
import type { SearchFilters } from '#src/domain/search/filters/registry.ts';
import { placeText } from '#src/domain/places/text.ts';
import type { Locale } from '#src/messages/locale.ts';
import { listPageTexts } from '#src/messages/search/list-page.ts';
import { resultsTexts } from '#src/messages/search/results.ts';

type VisiblePage = Exclude<ListPage, { kind: 'redirect' | 'unknown' }>;
type Texts = { readonly title: string; readonly description: string; readonly heading: string };

/** "Homes for sale", "Sold homes": the homes that the filters show. */
function whatText({ type, showActive, showClosed }: SearchFilters, locale: Locale): string {
  const words = resultsTexts(locale);
  const side = showActive ? (showClosed ? 'both' : 'active') : 'closed';
  return words.what[type][side];
}

/** The title and description of a list's page, and its first heading. */
export function listTexts(page: VisiblePage, locale: Locale): Texts {
  const words = resultsTexts(locale);
  if (page.kind === 'no-place') {
    return {
      title: words.chooseTitle,
      description: words.noPlaceHint,
      heading: words.chooseTitle,
    };
  }
  if (page.kind === 'unknown-place' && page.places.some(({ homes }) => homes)) {
    const { homesAsked, homesAskedHint } = listPageTexts(locale);
    const heading = homesAsked(placeText(page.name));
    return { title: heading, description: homesAskedHint, heading };
  }
  if (page.kind === 'unknown-place') {
    const heading = words.unknownPlace(placeText(page.name));
    return { title: heading, description: words.unknownPlaceHint, heading };
  }
  if (page.kind === 'cities') {
    const name = placeText(page.cities[0]?.city ?? '');
    const heading = words.chooseCity(name);
    return { title: heading, description: words.chooseCityHint(name), heading };
  }
  const { request, results } = page;
  const subject = whatText(request.filters, locale);
  const place = placeNames(request.place, results.listings)
    .map((name) => placeText(name))
    .join(', ');
  const areas = request.areas && words.yourAreas(request.areas.length);
  const where = [areas, place].filter(Boolean).join(', ');
  return {
    title: words.pageTitle(subject, where, request.page),
    description: words.pageDescription(subject, where, results.count),
    heading: areas ? words.homesIn(where) : where,
  };
}
