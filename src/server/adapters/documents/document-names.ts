import type { FileStore } from '#src/server/files/file-store.ts';

/** A file among the documents of a bucket that tells which key they are encrypted with. */
export const KEY_MARK = 'key-of-documents';

/** The names of the documents of a store that were last written before a moment. */
export async function documentNames(
  files: FileStore,
  beforeMs = Number.POSITIVE_INFINITY,
): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const page of files.list()) {
    const older = page.filter(({ changedAtMs }) => changedAtMs < beforeMs);
    names.push(...older.map(({ name }) => name).filter((name) => name !== KEY_MARK));
  }
  return names;
}
