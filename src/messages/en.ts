import { basemap } from './en/basemap.ts';
import { filters } from './en/filters.ts';
import { listing } from './en/listing.ts';
import { map } from './en/map.ts';
import { notices } from './en/notices.ts';
import { results } from './en/results.ts';
import { searchBox } from './en/search-box.ts';

/**
 * The texts of what runs in a browser, in English, by the part of the site they belong to. Texts of
 * prebuilt pages alone are imported from their own files, so that no script carries them.
 */
export const en = {
  listing,
  results,
  filters,
  map,
  basemap,
  notices,
  searchBox,
} as const;
