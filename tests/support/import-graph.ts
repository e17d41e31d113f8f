import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** The folder of the project. */
export const ROOT = resolve(import.meta.dirname, '../..');

const SOURCE = /\.(ts|tsx|mjs|astro)$/;

/** The source files of a folder of the project, as paths from its root. */
export function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

const texts = new Map<string, string>();

/** The text of a file of the project. */
export function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(ROOT, file), 'utf8');
  texts.set(file, text);
  return text;
}

const QUOTED = /['"`]((?:\.{1,2}|#src|#tests|src|tests)\/[^'"`\s?]+)(?:\?[^'"`\s]*)?['"`]/g;

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

function pathOf(specifier: string, file: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (!specifier.startsWith('.')) return specifier;
  return relative(ROOT, resolve(ROOT, dirname(file), specifier)).replaceAll('\\', '/');
}

/**
 * The files of the project that a file names in quotes: its imports, and the scripts it starts as
 * processes.
 */
export function filesNamedBy(file: string): string[] {
  const namedPaths = [...textOf(file).matchAll(QUOTED)].map(([, specifier = '']) =>
    pathOf(specifier, file),
  );
  return [...new Set(namedPaths)].filter((path) => isFile(join(ROOT, path)));
}

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g;

/** The files of the project that a file imports, at once or later. */
export function importsOf(file: string): string[] {
  return [...textOf(file).matchAll(IMPORT)]
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => /^(\.|#src\/|#tests\/)/.test(specifier))
    .map((specifier) => pathOf(specifier.replace(/\?.*$/, ''), file))
    .filter((path) => isFile(join(ROOT, path)));
}

/** All files reachable from the given ones over the given edges, the given ones included. */
export function reachedFrom(
  files: readonly string[],
  edgesOf: (file: string) => readonly string[],
): Set<string> {
  const reachedFiles = new Set(files);
  // Iterating a set also visits what is added meanwhile.
  for (const file of reachedFiles) {
    if (!SOURCE.test(file)) continue;
    for (const target of edgesOf(file)) reachedFiles.add(target);
  }
  return reachedFiles;
}
