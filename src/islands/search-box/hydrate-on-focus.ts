import type { ClientDirective } from 'astro';

/** Wakes an island when it is pointed at, focused or filled in. The focus and the typed text stay. */
const hydrateOnFocus: ClientDirective = (load, _options, island) => {
  const waking = new AbortController();
  const wake = async () => {
    waking.abort();
    const hydrate = await load();
    await hydrate();
  };
  const { signal } = waking;
  island.addEventListener('focusin', wake, { signal });
  island.addEventListener('pointerover', wake, { signal });
  // Autofill may change the field without the focus.
  island.addEventListener('change', wake, { signal });
  if (island.contains(document.activeElement)) void wake();
};

// biome-ignore lint/style/noDefaultExport: Astro takes a directive from the default export.
export default hydrateOnFocus;
