import { fileURLToPath } from 'node:url';
import { openWorld } from '#src/demo-world/geography.ts';

/** Kept from run to run: making the outlines takes seconds. */
export const WORLD_FOLDER = fileURLToPath(new URL('../../../.cache/test-world', import.meta.url));

let world: ReturnType<typeof openWorld> | undefined;

/** The real places, outlines and streets, opened once for a test file. */
export function theWorld(): ReturnType<typeof openWorld> {
  world ??= openWorld(WORLD_FOLDER);
  return world;
}
