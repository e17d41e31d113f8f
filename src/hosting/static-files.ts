import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { entityTag } from '#src/server/http/replies/entity-tag.ts';

export type StaticFile = {
  readonly body: Buffer;
  readonly brotli: Buffer | undefined;
  readonly gzip: Buffer | undefined;
  readonly contentType: string;
  readonly etag: string;
  readonly cacheControl: string;
};

/** Content types of built files, by their endings. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

export const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

function readIfThere(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}

function load(path: string, isHashed: boolean): StaticFile {
  const body = readFileSync(path);
  return {
    body,
    brotli: readIfThere(`${path}.br`),
    gzip: readIfThere(`${path}.gz`),
    contentType: CONTENT_TYPES[extname(path)] ?? 'application/octet-stream',
    etag: entityTag(body, { isWeak: true }),
    cacheControl: isHashed ? IMMUTABLE : REVALIDATE,
  };
}

/** The route of a built file: `/about` for about.html, `/` for index.html, else its own path. */
function routeOf(file: string): string {
  return `/${file.split(sep).join('/')}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
}

/** The file of a route, below the folder of the built site: `about.html` for `/about`. */
export function fileOfRoute(
  route: string,
  { contentType }: Pick<StaticFile, 'contentType'>,
): string {
  const path = route.slice(1);
  if (contentType !== CONTENT_TYPES['.html']) return path;
  return path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}

/** The route of the build's files whose names change with their content. */
export const HASHED_FILES_ROUTE = '/_astro/';

/** Reads the built site into memory, by route below the base path. */
export function loadStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const route = routeOf(relative(folder, path));
    files.set(route, load(path, route.startsWith(HASHED_FILES_ROUTE)));
  }
  return files;
}
