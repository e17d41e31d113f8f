import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * The path of a typeface that design.yaml names: a file of a package, or of the folder fonts of a content
 * folder; undefined when there is no such file.
 */
export function fontPath(file: string, folder: string): string | undefined {
  if (file.startsWith('fonts/')) {
    const path = join(folder, 'site', file);
    return existsSync(path) ? path : undefined;
  }
  try {
    return require.resolve(file);
  } catch {
    return undefined;
  }
}
