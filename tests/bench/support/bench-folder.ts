import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS } from '#src/server/adapters/sqlite/migrations.ts';
import { fillDatabase } from './bench-database.ts';

/** Raise it with every change of the generated homes, so that older folders are not used again. */
const REVISION = 5;

/**
 * A data folder for a server with this many generated homes. It is filled once, which takes two minutes a
 * million, and stays in the temporary folder for the next run.
 */
export function benchFolder(count: number): string {
  const name = `larchway-bench-http-${count}-${MIGRATIONS.length}.${REVISION}`;
  const folder = join(tmpdir(), name);
  const file = join(folder, 'listings.sqlite');
  if (existsSync(file)) return folder;
  process.stderr.write(`Filling ${folder} …\n`);
  const unfinishedFile = `${file}.unfinished`;
  mkdirSync(folder, { recursive: true });
  rmSync(unfinishedFile, { force: true });
  fillDatabase(unfinishedFile, count);
  renameSync(unfinishedFile, file);
  return folder;
}
