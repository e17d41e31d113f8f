import '#src/contract/jitless.ts';
import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as z from 'zod/mini';
import { reasonOf } from '#src/lib/error-reason.ts';

/** The setting of the folder of the data, as the README lists it. */
export const DATA_FOLDER_SETTINGS = [
  { name: 'DATA_DIR', byDefault: '.data', meaning: 'Folder of the database and the caches' },
] as const;

const SENTENCE = 'DATA_DIR must name a folder that the server’s user can read and write';

/** The folder itself, or its nearest existing parent. */
function nearestExisting(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })) return path;
  const parent = dirname(path);
  return parent === path ? path : nearestExisting(parent);
}

/** Why a folder cannot keep the data, as a sentence that names the setting; undefined when it can. */
function dataFolderFlaw(setting: string): string | undefined {
  if (setting.trim() === '') return SENTENCE;
  try {
    const folder = nearestExisting(resolve(setting));
    if (!statSync(folder).isDirectory()) return `${SENTENCE} (${folder} is a file)`;
    // The superuser passes every check of rights, but not that of a file system that is read-only.
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return `${SENTENCE} (${reasonOf(error)})`;
  }
}

/** How it is read from the environment. */
export const dataFolderEnvironment = {
  DATA_DIR: z._default(z.string(), '.data').check(
    z.refine((setting) => dataFolderFlaw(setting) === undefined, {
      error: ({ input }) => dataFolderFlaw(String(input)) ?? SENTENCE,
    }),
  ),
};
