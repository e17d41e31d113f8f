/** A file in the list of a store. */
export type ListedFile = { readonly name: string; readonly changedAtMs: number };

/** The store cannot be read or written at the moment; its files are unchanged. */
export class FileStoreUnavailable extends Error {
  /** @param reason a sentence for the log, without a secret */
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'FileStoreUnavailable';
  }
}

/**
 * Files under names without meaning: 16 to 64 letters, digits, hyphens and underscores. Calls reject with
 * `FileStoreUnavailable`, within a time limit, while the store cannot be reached.
 */
export type FileStore = {
  /** Where the files lie, in words for a message. */
  readonly place: string;
  /** Resolves when the whole file is safe; nobody ever reads half of it. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where there is no such file. */
  read(name: string): Promise<Buffer | undefined>;
  /** The first bytes of a file, or all bytes of a shorter one. */
  readHead(name: string, byteCount: number): Promise<Buffer | undefined>;
  /** Succeeds also when there is no such file. */
  remove(name: string): Promise<void>;
  /** Lists all files, in batches. */
  list(): AsyncIterable<readonly ListedFile[]>;
};

const NAME = /^[\w-]{16,64}$/;

/** Whether a store can hold a file of that name. */
export const isFileName = (name: string): boolean => NAME.test(name);

/** @throws Error for a name that no file of a store can have: it could lead elsewhere */
export function checkFileName(name: string): void {
  if (!isFileName(name)) throw new Error('The file name is not valid in a store');
}
