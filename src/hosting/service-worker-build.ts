import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { factsInBuild } from '#src/content-folder/facts-in-build.ts';
import { BASE_PATH, pagePath } from '#src/domain/routes.ts';

const SOURCE = fileURLToPath(new URL('../service-worker/service-worker.ts', import.meta.url));
const OFFLINE_PAGE = pagePath('/offline');

const IN_PAGE = new RegExp(`["'(](${BASE_PATH}/(?:_astro/[^"'()]+|favicon\\.svg))["')]`, 'g');
/**
 * The direct imports of a script, and parts a page may load later without a connection: the code that sends
 * a waiting lead, and the code that confirms a saved home.
 */
const IN_SCRIPT =
  /(?:from|import)\s*["'`](\.[^"'`]+)["'`]|import\(["'`](\.\/(?:send-queue|saved-notice)\.[^"'`]+)["'`]\)/g;

/** The scripts, styles and fonts a page needs, by address, including the imports of its scripts. */
export function filesOfPage(html: string, textOf: (address: string) => string): readonly string[] {
  const files = new Set<string>();
  const add = (address: string) => {
    if (files.has(address)) return;
    files.add(address);
    if (!address.endsWith('.js')) return;
    for (const [, outright, later] of textOf(address).matchAll(IN_SCRIPT)) {
      add(posix.join(posix.dirname(address), outright ?? later ?? ''));
    }
  };
  for (const [, address = ''] of html.matchAll(IN_PAGE)) add(address);
  return [...files].sort();
}

/** The build's facts for the worker: the files every page needs, and a name that changes with them. */
function buildFacts(folder: string) {
  const fileOf = (address: string) => join(folder, address.slice(BASE_PATH.length));
  const html = readFileSync(`${fileOf(OFFLINE_PAGE)}.html`, 'utf8');
  const files = filesOfPage(html, (address) => readFileSync(fileOf(address), 'utf8'));
  const missing = files.filter((address) => !existsSync(fileOf(address)));
  if (missing.length > 0)
    throw new Error(`The offline page refers to files that do not exist: ${missing.join(', ')}.`);
  const id = createHash('sha256').update(files.join()).update(html).digest('hex').slice(0, 12);
  return { id, files: [OFFLINE_PAGE, ...files], offlinePage: OFFLINE_PAGE };
}

/** Bundles the service worker into one classic script once the pages are built, as it names their files. */
export function serviceWorkerBuild(): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await build({
          configFile: false,
          plugins: [factsInBuild()],
          logLevel: 'warn',
          define: { SERVICE_WORKER_BUILD: JSON.stringify(buildFacts(folder)) },
          build: {
            outDir: folder,
            emptyOutDir: false,
            copyPublicDir: false,
            modulePreload: false,
            rollupOptions: {
              input: SOURCE,
              output: { format: 'iife', entryFileNames: 'service-worker.js' },
            },
          },
        });
      },
    },
  };
}
