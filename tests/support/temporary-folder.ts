import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Puts all that the tests of a run leave in the temporary folder into one, and removes it after them. */
export default function temporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'larchway-tests-'));
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
