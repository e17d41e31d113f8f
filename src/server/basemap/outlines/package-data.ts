import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/**
 * Reads a JSON data file out of an installed package. The value is parsed anew each time, so that
 * megabytes of source data do not stay in memory after the outlines are made.
 *
 * @throws if the package is not installed or the file is not JSON
 */
export function readPackageData<T>(specifier: string): T {
  return JSON.parse(readFileSync(resolve(specifier), 'utf8')) as T;
}
