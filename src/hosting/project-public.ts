import { cpSync, createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { BASE_PATH } from '#src/domain/routes.ts';

const FOLDER = fileURLToPath(new URL('../../public', import.meta.url));

/** The file of the folder for a request in development; undefined when it has none. */
function fileAt(url: string | undefined): string | undefined {
  const [path = ''] = (url ?? '').replace(BASE_PATH, '').split('?');
  const file = join(FOLDER, path);
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  return file.startsWith(FOLDER) && isFile ? file : undefined;
}

/**
 * Serves the project's folder public, which belongs to no brokerage. Astro's own public folder is that of
 * the brokerage, whose files win over ours.
 */
export function projectPublic(): AstroIntegration {
  return {
    name: 'project-public',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const file = fileAt(request.url);
          if (file === undefined) next();
          else createReadStream(file).pipe(response);
        });
      },
      'astro:build:done': ({ dir }) => {
        cpSync(FOLDER, fileURLToPath(dir), { recursive: true, force: false });
      },
    },
  };
}
