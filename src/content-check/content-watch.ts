import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent } from './check-content.ts';
import { problemText } from './content-problem.ts';

/** While developing, says at each change of content/ what is wrong there. */
export function contentWatch(): AstroIntegration {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  return {
    name: 'content-watch',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        server.watcher.on('all', (_event, path) => {
          if (!path.replaceAll('\\', '/').includes('/content/')) return;
          for (const problem of checkContent(root)) logger.error(problemText(problem));
        });
      },
    },
  };
}
