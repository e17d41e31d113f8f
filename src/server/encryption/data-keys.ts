import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { reasonOf } from '#src/lib/error-reason.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { DataKeys } from './data-cipher.ts';

const KEY_BYTES = 32;
const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
const EVERY_RIGHT = 0o777;
/** Name of the key file in the data folder. */
const KEY_FILE = 'data.key';

/** 32 bytes in base64. */
export const KEY_PATTERN = /^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/;

/** The key that a text of `KEY_PATTERN` stands for. */
export const keyOfText = (text: string): Uint8Array => Buffer.from(text, 'base64');

/** The key file, which is used when the environment has no key. */
export const dataKeyFile = (dataDir: string) => join(dataDir, KEY_FILE);

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Makes the key file, but keeps one that another server has made meanwhile. */
function makeKeyFile(file: string): void {
  let handle: number;
  try {
    handle = openSync(file, 'wx', OWNER_ONLY_FILE);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return;
    throw error;
  }
  try {
    writeSync(handle, `${randomBytes(KEY_BYTES).toString('base64')}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function readKeyFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Leaves a file alone that is already private to its owner: changing its mode takes rights that reading it
 * does not.
 */
function keepPrivate(file: string): void {
  const { mode } = statSync(file);
  if ((mode & EVERY_RIGHT) !== OWNER_ONLY_FILE) chmodSync(file, OWNER_ONLY_FILE);
}

/** The key of the file; undefined where there is no file. */
function storedKey(file: string): Outcome<Uint8Array | undefined, string> {
  const text = readKeyFile(file);
  if (text === undefined) return success(undefined);
  if (!KEY_PATTERN.test(text)) {
    return failure(
      `The key in ${file} is not valid: it must be 32 bytes in base64. Nothing was changed. ` +
        'Restore the key, or set it as DATA_KEY.',
    );
  }
  keepPrivate(file);
  return success(keyOfText(text));
}

/** Turns a refusal of the disk into a sentence, too. */
function orRefusal<Value>(
  file: string,
  work: () => Outcome<Value, string>,
): Outcome<Value, string> {
  try {
    return work();
  } catch (error) {
    return failure(
      `The key in ${file} cannot be used: ${reasonOf(error)}. ` +
        'Make the server’s user the owner of the file, set DATA_DIR to another folder, or set the key as DATA_KEY.',
    );
  }
}

type KeyConfig = {
  readonly dataDir: string;
  readonly dataKey: Uint8Array | undefined;
  readonly formerDataKey: Uint8Array | undefined;
};

/**
 * Checks that some keys decrypt all stored data; the error is a sentence for the person at the terminal.
 */
export type CheckKeys = (keys: DataKeys) => Promise<Outcome<void, string>>;

async function newKey(
  file: string,
  former: Uint8Array | undefined,
  checkKeys: CheckKeys,
): Promise<Outcome<Uint8Array | undefined, string>> {
  // No key decrypts the data of another, so any key shows whether stored data needs one, before a new key
  // is kept.
  const check = await checkKeys({ current: randomBytes(KEY_BYTES), former });
  if (!check.ok) return check;
  return orRefusal(file, () => {
    mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY_FOLDER });
    makeKeyFile(file);
    return storedKey(file);
  });
}

/**
 * The keys that data is encrypted with: from the environment, else from a file in the data folder. A
 * missing file is made, unless stored data needs another key. The error is a sentence for the person at the
 * terminal.
 */
export async function openDataKeys(
  { dataDir, dataKey, formerDataKey: former }: KeyConfig,
  checkKeys: CheckKeys,
): Promise<Outcome<DataKeys, string>> {
  if (dataKey) return success({ current: dataKey, former });
  const file = dataKeyFile(dataDir);
  let key = orRefusal(file, () => storedKey(file));
  if (key.ok && !key.value) key = await newKey(file, former, checkKeys);
  if (!key.ok) return key;
  return key.value
    ? success({ current: key.value, former })
    : failure(
        `The key in ${file} was removed while the server was starting. Start the server again.`,
      );
}
