import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'larchway-tests-'));

/** Puts all temporary files of a test run into one folder. */
export function setup(): void {
  process.env['TMPDIR'] = folder;
}

/** Removes that folder after the tests. */
export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
