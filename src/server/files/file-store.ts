/** A file as the list of a store tells of it. */
export type ListedFile = { readonly name: string; readonly changedAtMs: number };

/** The place of files cannot be read or written at the moment; what it holds is as it was. */
export class FileStoreUnavailable extends Error {
  /** @param reason a sentence for the log, without a secret */
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'FileStoreUnavailable';
  }
}

/**
 * Files by names that say nothing: letters, digits, hyphens and underscores, 16 to 64 of them. Calls reject
 * with `FileStoreUnavailable` while their place cannot be had, and within a time limit.
 */
export type FileStore = {
  /** Where the files lie, for a sentence. */
  readonly place: string;
  /** Resolves when the whole file is safe; nobody ever reads half of it. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where there is no such file. */
  read(name: string): Promise<Buffer | undefined>;
  /** Its first bytes, or all of a shorter one. */
  readHead(name: string, byteCount: number): Promise<Buffer | undefined>;
  /** A file that is not there is no fault. */
  remove(name: string): Promise<void>;
  /** All files, some at a time. */
  list(): AsyncIterable<readonly ListedFile[]>;
};

const NAME = /^[\w-]{16,64}$/;

/** Whether a store can hold a file of that name. */
export const isFileName = (name: string): boolean => NAME.test(name);

/** @throws Error for a name that no file of a store has: it could lead elsewhere */
export function checkFileName(name: string): void {
  if (!isFileName(name)) throw new Error('A store has no such file name');
}
