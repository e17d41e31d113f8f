import type { ClientDirective } from 'astro';

/** A visitor who stays this long is looking at the island, and the page itself has long been loaded. */
const REST_MS = 4000;

/**
 * Wakes an island that is in sight once the page is scrolled, or someone has rested there. On a long phone
 * the first screen shows the top of the island, but does not load it at once.
 */
const hydrateInSight: ClientDirective = (load, _options, island) => {
  let waking: Promise<void> | undefined;
  const wake = () => {
    waking ??= load().then((hydrate) => hydrate());
    return waking;
  };
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    addEventListener('scroll', wake, { once: true });
    setTimeout(wake, scrollY > 0 ? 0 : REST_MS);
  });
  // The island has no box of its own.
  for (const child of island.children) observer.observe(child);
};

// biome-ignore lint/style/noDefaultExport: Astro takes a directive from the default export.
export default hydrateInSight;
