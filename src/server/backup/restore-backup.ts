import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { failure, type Outcome } from '#src/lib/outcome.ts';
import type { BackupDependencies } from './backup-store.ts';
import { DOCUMENTS } from './make-backup.ts';
import { checksumOf, type Manifest, readManifest } from './manifest.ts';

const OWNER_ONLY_FOLDER = 0o700;
const NOTHING = 'Nothing was restored.';

/** Why a data folder cannot take a backup; undefined when it can. */
async function occupiedBy(
  dataDir: string,
  { databases, dataFiles }: BackupDependencies,
): Promise<string | undefined> {
  const present = dataFiles
    .map(({ name }) => join(dataDir, name))
    .filter((file) => existsSync(file));
  const open = present.find((file) => databases.isInUse(file));
  if (open) return `A server is running on ${dataDir}. Stop it first. ${NOTHING}`;
  const documents = join(dataDir, DOCUMENTS);
  if (existsSync(documents) && (await readdir(documents)).length > 0) present.push(documents);
  const [first] = present;
  if (!first) return undefined;
  return `${first} already exists, and a restore never overwrites anything. Move ${dataDir} away, or set DATA_DIR to another folder. ${NOTHING}`;
}

/** Why this program cannot read a backup; undefined when it can. */
function unreadable(
  { databases }: Manifest,
  { dataFiles }: BackupDependencies,
): string | undefined {
  for (const { name, schema } of databases) {
    const dataFile = dataFiles.find((file) => file.name === name);
    if (!dataFile || schema > dataFile.schema) {
      return `The ${dataFile?.description ?? name} in this backup were written by a newer version of this program. Update the program, then restore. ${NOTHING}`;
    }
  }
  return undefined;
}

async function findDamage(folder: string, { files }: Manifest): Promise<string | undefined> {
  for (const [path, checksum] of Object.entries(files)) {
    const file = join(folder, path);
    if (!existsSync(file)) return `${file} is missing. Use another backup. ${NOTHING}`;
    if ((await checksumOf(file)) !== checksum) {
      return `${file} is damaged. Use another backup. ${NOTHING}`;
    }
  }
  return undefined;
}

/** Copies the files beside where they belong, and moves them when all are there. */
async function putBack(folder: string, dataDir: string, manifest: Manifest): Promise<void> {
  const unfinishedFolder = join(dataDir, 'restore.unfinished');
  await rm(unfinishedFolder, { recursive: true, force: true });
  for (const path of Object.keys(manifest.files)) {
    const target = join(unfinishedFolder, path);
    await mkdir(dirname(target), { recursive: true, mode: OWNER_ONLY_FOLDER });
    await copyFile(join(folder, path), target);
  }
  // An empty folder of documents would be in the way of the one that is moved.
  await rm(join(dataDir, DOCUMENTS), { recursive: true, force: true });
  for (const name of await readdir(unfinishedFolder)) {
    await rename(join(unfinishedFolder, name), join(dataDir, name));
  }
  await rm(unfinishedFolder, { recursive: true });
}

/**
 * Puts a backup into a data folder that holds no data. The error is a sentence for the person at the
 * terminal; after an error nothing has changed.
 */
export async function restoreBackup(
  folder: string,
  dataDir: string,
  dependencies: BackupDependencies,
): Promise<Outcome<Manifest, string>> {
  const manifest = readManifest(folder);
  if (!manifest.ok) return manifest;
  const problem =
    (await occupiedBy(dataDir, dependencies)) ??
    unreadable(manifest.value, dependencies) ??
    (await findDamage(folder, manifest.value));
  if (problem !== undefined) return failure(problem);
  await putBack(folder, dataDir, manifest.value);
  return manifest;
}
