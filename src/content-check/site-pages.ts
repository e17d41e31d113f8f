import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { provinceOf } from '#src/domain/places/provinces.ts';
import { MAP_ROUTE } from '../domain/routes.ts';
import { slug } from '#src/lib/text/fold.ts';

/** Answers of the site, not pages to visit. */
const NOT_LINKED = new Set(['/404', '/auth/deleted', '/contact/thanks', '/offline']);

function names(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length));
}

/** The addresses that are known before the site runs, without /real-estate. */
function fixedPages(root: string, folder: string): Set<string> {
  const pages = names(join(root, 'src/pages'), '.astro').filter((name) => !name.includes('['));
  const team = names(join(folder, 'realtors'), '.md').map((name) => `/team/${name}`);
  const routes = pages.map((name) => (name === 'index' ? '/' : `/${name}`));
  const marketing = ['/about', '/buying', '/selling', '/list'];
  return new Set([...routes, ...marketing, ...team].filter((page) => !NOT_LINKED.has(page)));
}

function isList(path: string): boolean {
  const [, list, province = '', ...places] = path.split('/');
  if (list !== 'list' || places.length > 2) return false;
  return (
    provinceOf(province)?.code.toLowerCase() === province &&
    places.every((place) => place !== '' && slug(place) === place)
  );
}

/** Returns a test whether an address, without /real-estate in front, leads to a page of the site. */
export function pageFinder(root: string, folder: string): (address: string) => boolean {
  const pages = fixedPages(root, folder);
  return (address) => {
    const [path = ''] = address.split(/[?#]/);
    const isMap = path === MAP_ROUTE || path.startsWith(`${MAP_ROUTE}/`);
    return pages.has(path) || isMap || isList(path);
  };
}
