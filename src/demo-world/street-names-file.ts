import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAKE_STREET_NAMES = fileURLToPath(new URL('./make-street-names.ts', import.meta.url));

/** Where the list of all streets is kept between starts. */
export function streetNamesFile(dataDir: string): string {
  return join(dataDir, 'street-names.json');
}

/**
 * Makes the list of all streets in a process that ends, where there is none. Should that process
 * fail, there still is none, and whoever needs it makes it.
 */
export async function madeStreetNames(dataDir: string): Promise<void> {
  if (existsSync(streetNamesFile(dataDir))) return;
  const maker = spawn(process.execPath, [MAKE_STREET_NAMES, dataDir], { stdio: 'ignore' });
  const stop = () => maker.kill();
  process.once('exit', stop);
  await once(maker, 'exit');
  process.off('exit', stop);
}
