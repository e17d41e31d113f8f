import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';

const MANIFEST = 'backup.json';
const OWNER_ONLY_FILE = 0o600;

/** Whether a path lies inside the folder of the backup, whichever system the backup comes from. */
const isInside = (path: string) => !path.startsWith('/') && !path.split(/[/\\]/).includes('..');

const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  databases: z.array(z.object({ name: z.string(), schema: z.int() })),
  /** Checksum of each file by its path in the backup. */
  files: z.record(z.string().check(z.refine(isInside)), z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

/** The checksum of a file. */
export async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Writes the manifest of a backup. It is written last: a backup with it is complete. */
export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: OWNER_ONLY_FILE,
  });
}

/** Reads the manifest of a backup; the error is a sentence for the person at the terminal. */
export function readManifest(folder: string): Outcome<Manifest, string> {
  const file = join(folder, MANIFEST);
  if (!existsSync(file)) {
    return failure(
      `${folder} is not a backup: it does not contain ${MANIFEST}. Nothing was restored.`,
    );
  }
  try {
    return success(Manifest.parse(JSON.parse(readFileSync(file, 'utf8'))));
  } catch {
    // Whatever is wrong with the manifest, the remedy is the same.
    return failure(`${file} cannot be read. Use another backup. Nothing was restored.`);
  }
}
