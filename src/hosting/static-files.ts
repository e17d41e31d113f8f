import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

export type StaticFile = {
  readonly body: Buffer;
  readonly brotli: Buffer | undefined;
  readonly gzip: Buffer | undefined;
  readonly contentType: string;
  readonly etag: string;
  readonly cacheControl: string;
};

const TYPES: Readonly<Record<string, string>> = {
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

const IMMUTABLE = 'public, max-age=31536000, immutable';
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
    contentType: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    cacheControl: isHashed ? IMMUTABLE : REVALIDATE,
  };
}

/** The route of a built file: `/about` for about.html, `/` for index.html, else its own path. */
function routeOf(file: string): string {
  return `/${file.split(sep).join('/')}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
}

/** Reads the built site into memory, by route below the base path. */
export function loadStaticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const route = routeOf(relative(folder, path));
    files.set(route, load(path, route.startsWith('/_astro/')));
  }
  return files;
}
