import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'larchway-tests-'));

/** Puts all that the tests of a run leave in the temporary folder into one of their own. */
export function setup(): void {
  process.env['TMPDIR'] = folder;
}

/** Removes it after them. */
export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
