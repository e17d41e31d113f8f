import type { JsonLdNode } from './node.ts';

/** A page on the way to another, the outermost first. */
export type Breadcrumb = { readonly name: string; readonly path: string };

/**
 * The way to a page in the words of schema.org.
 *
 * @param origin for example https://www.example.ca
 */
export function breadcrumbsJsonLd(steps: readonly Breadcrumb[], origin: string): JsonLdNode {
  return { '@context': 'https://schema.org', ...breadcrumbList(steps, origin) };
}

/** The same for use inside another description. */
export function breadcrumbList(steps: readonly Breadcrumb[], origin: string): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
