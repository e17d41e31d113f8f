import { type CollectionEntry, getEntry } from 'astro:content';
import { pagePath } from '#src/domain/routes.ts';

export type Brand = CollectionEntry<'site'>['data'];
type NavigationLink = Brand['navigation'][number];

/** The company's facts from content/site/brand.yaml. Throws when the file is not there. */
export async function getBrand(): Promise<Brand> {
  const entry = await getEntry('site', 'brand');
  if (!entry) throw new Error('content/site/brand.yaml is missing.');
  return entry.data;
}

/** The address of a link of the brand file: a page of this site or one elsewhere. */
export function linkHref(link: NavigationLink): string {
  return 'page' in link ? pagePath(link.page as `/${string}`) : link.url;
}

/** Whether a link leads to another web site. */
export function isExternal(href: string): boolean {
  return href.startsWith('https://');
}
