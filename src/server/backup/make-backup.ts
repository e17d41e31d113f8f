import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { BackupDependencies, DataFile } from './backup-store.ts';
import { checksumOf, writeManifest } from './manifest.ts';

const OWNER_ONLY_FOLDER = 0o700;
/** Folder of the files that customers have uploaded. */
export const DOCUMENTS = 'documents';
/** Ending of a document that is still being written. */
const UNFINISHED = '.part';

type BackupSummary = {
  readonly databases: readonly DataFile[];
  readonly documentCount: number;
};

/** Copies the documents that are not in the copy yet. */
async function copyDocuments(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await mkdir(to, { recursive: true, mode: OWNER_ONLY_FOLDER });
  for (const name of await readdir(from)) {
    if (name.endsWith(UNFINISHED) || existsSync(join(to, name))) continue;
    try {
      await copyFile(join(from, name), join(to, name));
    } catch (error) {
      // The customer has deleted the document since its name was read.
      const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!isGone) throw error;
    }
  }
}

async function checksums(folder: string): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    sums[path.slice(folder.length + 1).replaceAll('\\', '/')] = await checksumOf(path);
  }
  return sums;
}

/**
 * Copies the databases and documents of a data folder into a new folder, while a server may be running. The
 * folder gets its name only when it is complete. The error is a sentence for the person at the terminal.
 */
export async function makeBackup(
  dataDir: string,
  folder: string,
  { databases, dataFiles }: BackupDependencies,
): Promise<Outcome<BackupSummary, string>> {
  if (existsSync(folder)) {
    return failure(
      `${folder} already exists. Nothing was written. Name a folder that does not exist yet.`,
    );
  }
  const present = dataFiles.filter(({ name }) => existsSync(join(dataDir, name)));
  if (present.length === 0) {
    return failure(`${dataDir} contains no data. Set DATA_DIR to the folder to back up.`);
  }
  const unfinishedFolder = `${folder}.unfinished`;
  await rm(unfinishedFolder, { recursive: true, force: true });
  await mkdir(unfinishedFolder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const [documents, copies] = [join(dataDir, DOCUMENTS), join(unfinishedFolder, DOCUMENTS)];
  // Copied before and after the databases: a document that a copied row names existed at one of the two
  // times.
  await copyDocuments(documents, copies);
  for (const { name } of present) {
    await databases.copy(join(dataDir, name), join(unfinishedFolder, name));
  }
  await copyDocuments(documents, copies);
  writeManifest(unfinishedFolder, {
    format: 1,
    madeAt: new Date().toISOString(),
    databases: present.map(({ name }) => ({
      name,
      schema: databases.schemaOf(join(unfinishedFolder, name)),
    })),
    files: await checksums(unfinishedFolder),
  });
  await rename(unfinishedFolder, folder);
  const documentCount = existsSync(join(folder, DOCUMENTS))
    ? (await readdir(join(folder, DOCUMENTS))).length
    : 0;
  return success({ databases: present, documentCount });
}
