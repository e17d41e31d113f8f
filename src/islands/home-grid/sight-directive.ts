import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island's script when it is scrolled to, or has been in sight for some seconds. */
    'client:sight'?: boolean;
  }
}

/** Gives islands the directive `client:sight`. */
export function sightDirective(): AstroIntegration {
  return {
    name: 'sight-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        const entrypoint = fileURLToPath(new URL('./hydrate-in-sight.ts', import.meta.url));
        addClientDirective({ name: 'sight', entrypoint });
      },
    },
  };
}
