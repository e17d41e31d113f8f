import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island's script when it is first pointed at or focused. */
    'client:focus'?: boolean;
  }
}

/** Gives islands the directive `client:focus`. */
export function focusDirective(): AstroIntegration {
  return {
    name: 'focus-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        const entrypoint = fileURLToPath(new URL('./hydrate-on-focus.ts', import.meta.url));
        addClientDirective({ name: 'focus', entrypoint });
      },
    },
  };
}
