import { basemap } from './en/basemap.ts';
import { detail } from './en/detail.ts';
import { filters } from './en/filters.ts';
import { home } from './en/home.ts';
import { listing } from './en/listing.ts';
import { map } from './en/map.ts';
import { notices } from './en/notices.ts';
import { results } from './en/results.ts';
import { searchBox } from './en/search-box.ts';
import { site } from './en/site.ts';
import { styleguide } from './en/styleguide.ts';

/** Every text a visitor reads, in English, by the part of the site it belongs to. */
export const en = {
  site,
  home,
  listing,
  results,
  detail,
  filters,
  map,
  basemap,
  notices,
  searchBox,
  styleguide,
} as const;
