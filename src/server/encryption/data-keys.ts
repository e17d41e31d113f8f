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
import { join } from 'node:path';
import { reasonOf } from '#src/lib/error-reason.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { DataKeys } from './data-cipher.ts';

const KEY_BYTES = 32;
const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
const EVERY_RIGHT = 0o777;
/** Of the file in the data folder. */
const KEY_FILE = 'data.key';

/** 32 bytes in base64. */
export const KEY_PATTERN = /^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/;

/** The key that a text of `KEY_PATTERN` stands for. */
export const keyOfText = (text: string): Uint8Array => Buffer.from(text, 'base64');

/** Where the key lies when the environment has none. */
export const dataKeyFile = (dataDir: string) => join(dataDir, KEY_FILE);

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Makes the file with a key; one that another server has made meanwhile stays. */
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

/** Leaves a file alone that is its owner's already: changing its mode takes rights that reading it does not. */
function keepPrivate(file: string): void {
  const { mode } = statSync(file);
  if ((mode & EVERY_RIGHT) !== OWNER_ONLY_FILE) chmodSync(file, OWNER_ONLY_FILE);
}

function storedKey(dataDir: string): Outcome<Uint8Array, string> {
  const file = dataKeyFile(dataDir);
  if (readKeyFile(file) === undefined) {
    mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY_FOLDER });
    makeKeyFile(file);
  }
  const text = readKeyFile(file) ?? '';
  if (!KEY_PATTERN.test(text)) {
    return failure(
      `The key in ${file} is none: it must be 32 bytes in base64. Nothing was changed. ` +
        'Put the key back, or give it as DATA_KEY.',
    );
  }
  keepPrivate(file);
  return success(keyOfText(text));
}

/** What the disk refuses is a sentence, too. */
function storedKeyOrRefusal(dataDir: string): Outcome<Uint8Array, string> {
  try {
    return storedKey(dataDir);
  } catch (error) {
    return failure(
      `The key in ${dataKeyFile(dataDir)} cannot be used: ${reasonOf(error)}. ` +
        'Make it the file of the user of the server, set DATA_DIR to another folder, or give the key as DATA_KEY.',
    );
  }
}

type KeyConfig = {
  readonly dataDir: string;
  readonly dataKey: Uint8Array | undefined;
  readonly formerDataKey: Uint8Array | undefined;
};

/**
 * The keys that data is encrypted with: of the environment, else of a file in the data folder, which is
 * made where there is none. The error is a sentence for the person at the terminal.
 */
export function openDataKeys({
  dataDir,
  dataKey,
  formerDataKey: former,
}: KeyConfig): Outcome<DataKeys, string> {
  if (dataKey) return success({ current: dataKey, former });
  const fileKey = storedKeyOrRefusal(dataDir);
  return fileKey.ok ? success({ current: fileKey.value, former }) : fileKey;
}
