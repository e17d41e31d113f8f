import type { ClientDirective } from 'astro';

/** Who stays for so long looks at what is there, by when the page itself has long been loaded. */
const REST_MS = 4000;

/**
 * Wakes an island that is in sight once the page is scrolled, or someone has rested there. The first screen
 * alone, which shows the top of the island on a long phone, loads nothing at once.
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
