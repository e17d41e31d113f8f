import type { SSRLoadedRendererValue } from 'astro';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

/** How many components of a page are rendered so far: each gets another prefix for its ids. */
const rendered = new WeakMap<object, number>();

function nextPrefix(page: object): string {
  const count = rendered.get(page) ?? 0;
  rendered.set(page, count + 1);
  return `r${count}`;
}

/** Astro takes the element away again where the component is not hydrated. */
function slotElement(slot: string, html: string, isHydrated: boolean): ReactElement | null {
  if (html.trim() === '') return null;
  return createElement(isHydrated ? 'astro-slot' : 'astro-static-slot', {
    ...(slot === 'default' ? {} : { name: slot }),
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  });
}

/**
 * Renders the React components of a page in one go each. Astro's own renderer renders every component
 * twice, once to learn whether it is React's, and each time through a stream, which takes as long again
 * as the rest of the page; here every component is React's and none waits for anything.
 */
const renderer: SSRLoadedRendererValue = {
  name: '@astrojs/react',
  supportsAstroStaticSlot: true,
  check: async (component) => typeof component !== 'string',
  async renderToStaticMarkup(component, props, slots, metadata) {
    const isHydrated = !metadata?.astroStaticSlot || metadata.hydrate !== undefined;
    const elements = Object.entries(slots).map(([slot, html]) => [
      slot === 'default' ? 'children' : slot,
      slotElement(slot, String(html), isHydrated),
    ]);
    const element = createElement(component as ComponentType, {
      ...props,
      ...Object.fromEntries(elements),
    });
    // Astro calls this with the page's result.
    const { result } = this as unknown as { result: object };
    const prefix = nextPrefix(result);
    // Markup that React does not hydrate in the browser needs none of the marks for finding its texts.
    const toHtml = isHydrated ? renderToString : renderToStaticMarkup;
    return { html: toHtml(element, { identifierPrefix: prefix }), attrs: { prefix } };
  },
};

export default renderer;
