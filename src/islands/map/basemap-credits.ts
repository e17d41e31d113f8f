import type { Locale } from '#src/messages/locale.ts';
import { basemapTexts } from '#src/messages/search/basemap.ts';
import type { BasemapSelection } from './basemap/Basemap.ts';

/** A piece of the credit line; `href` leads to the licence or the maker where one asks for it. */
export type Credit = { readonly text: string; readonly href?: string };

/** The credits of what the map shows: those of our own map, or the text set for a remote source. */
export function basemapCredits(
  { view, source }: BasemapSelection,
  locale: Locale,
): readonly Credit[] {
  const words = basemapTexts(locale);
  if (source.kind !== 'embedded') return [{ text: source.attribution }];
  const { credits, aerialCredit } = words;
  return view === 'satellite' ? [...credits, { text: aerialCredit }] : credits;
}
