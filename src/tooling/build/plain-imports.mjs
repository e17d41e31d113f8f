const HELPER = '\0vite/preload-helper.js';

/**
 * A plugin for Vite that leaves a dynamic import to the browser. Vite's own helper, which every page
 * would load for it, fetches the chunks of an import side by side and their styles with them; here
 * styles belong to pages, and what is imported later can wait for its imports.
 */
export function plainImports() {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    configEnvironment: () => ({ build: { modulePreload: false } }),
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isDynamicEntry) continue;
        const [style] = chunk.viteMetadata?.importedCss ?? [];
        if (style)
          this.error(`${chunk.name} is imported later, so a page must import its ${style}`);
      }
    },
  };
}
