import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentDir } from '../content-folder/content-dir.mjs';
import { checkContent } from './check-content.ts';
import { problemText } from './content-problem.ts';

/** During development, reports errors at each change of the content. */
export function contentWatch(): AstroIntegration {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const folder = contentDir();
  return {
    name: 'content-watch',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        server.watcher.on('all', async (_event, path) => {
          if (!path.startsWith(folder)) return;
          for (const problem of await checkContent(root, folder)) {
            logger.error(problemText(problem));
          }
        });
      },
    },
  };
}
