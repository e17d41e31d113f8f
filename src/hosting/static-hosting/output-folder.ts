import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import * as z from 'zod/mini';
import { reasonOf } from '#src/lib/error-reason.ts';

/** Lists the files written into its folder: only those may be replaced. */
const WRITTEN_FILES = '.static-hosting.json';

const WrittenFiles = z.array(z.string());

const isWithin = (folder: string, path: string) => {
  const name = relative(folder, path);
  return name !== '..' && !name.startsWith(`..${sep}`) && !isAbsolute(name);
};

/** The files that an earlier run wrote; undefined without a readable list. */
function writtenFiles(folder: string): readonly string[] | undefined {
  const list = join(folder, WRITTEN_FILES);
  if (!existsSync(list)) return undefined;
  try {
    const names = WrittenFiles.parse(JSON.parse(readFileSync(list, 'utf8')));
    return names.every((name) => isWithin(folder, resolve(folder, name))) ? names : undefined;
  } catch {
    // Whatever lies there was not written by this program: the folder is refused.
    return undefined;
  }
}

/**
 * The sentence for a person who named a folder that must not be written: one of the project, or one
 * that holds what this program did not write; undefined when it may be written.
 *
 * @param project absolute path of the project
 */
export function outputFolderFlaw(folder: string, project: string): string | undefined {
  const defaultParent = join(project, 'dist/static-hosting');
  const isOfProject =
    isWithin(project, folder) && (folder === defaultParent || !isWithin(defaultParent, folder));
  if (isOfProject || isWithin(folder, project)) {
    return `--out must name a folder outside the project or in dist/static-hosting, but it is ${folder}.`;
  }
  try {
    if (!existsSync(folder) || readdirSync(folder).length === 0) return undefined;
  } catch (error) {
    return `--out must name a folder, but ${folder} cannot be read: ${reasonOf(error)}.`;
  }
  return writtenFiles(folder)
    ? undefined
    : `${folder} contains files that this command did not write, and they could be lost. Name a new or empty folder.`;
}

/**
 * Writes files into a folder in place of those of an earlier run; other files there stay.
 *
 * @param files contents by their names in the folder
 * @throws errors of the file system
 */
export function writeOutputFolder(
  folder: string,
  files: ReadonlyMap<string, Buffer | string>,
): void {
  for (const name of writtenFiles(folder) ?? []) rmSync(join(folder, name), { force: true });
  mkdirSync(folder, { recursive: true });
  // Written first, so that an interrupted run can be repeated.
  writeFileSync(join(folder, WRITTEN_FILES), `${JSON.stringify([...files.keys()], null, 1)}\n`);
  for (const [name, content] of files) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
