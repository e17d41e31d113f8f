import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { WORLD_FOLDER } from './street-world.ts';

/**
 * Gives a new data folder the places and outlines that earlier tests made, which would take seconds to
 * make; outlines from other sources are made again all the same.
 */
export function copyOutlines(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  for (const name of ['basemap.json', 'places.json']) {
    const file = join(WORLD_FOLDER, name);
    if (existsSync(file)) copyFileSync(file, join(dataDir, name));
  }
}
