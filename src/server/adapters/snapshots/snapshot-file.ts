import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fchmodSync,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import {
  MAGIC,
  NEWLINE,
  OTHER_VERSION,
  OWNER_ONLY,
  PIECE_BYTES,
  PREAMBLE_BYTES,
  preamble,
} from './snapshot-format.ts';
import { alignedBytes, arraysIn, restoreArrays, extractArrays } from './snapshot-values.ts';

function writeWhole(handle: number, bytes: Uint8Array, position: number | null): void {
  for (let offset = 0; offset < bytes.length;) {
    const at = position === null ? null : position + offset;
    offset += writeSync(handle, bytes, offset, bytes.length - offset, at);
  }
}

const paddedTo8 = (bytes: Uint8Array) => new Uint8Array(alignedBytes(bytes.length) - bytes.length);

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
    yield bytes.subarray(from, from + PIECE_BYTES);
  }
}

function headLine(json: string): Buffer {
  const bytes = Buffer.byteLength(json) + 1;
  return Buffer.from(`${json}${' '.repeat(alignedBytes(bytes) - bytes)}\n`);
}

const UNFINISHED = '.unfinished';
/** No snapshot takes this long to write. */
const UNFINISHED_KEPT_MS = 60 * 60_000;

/** Removes the files of writers that were killed. */
function removeLeftovers(file: string): void {
  const folder = dirname(file);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(file)}.`) || !name.endsWith(UNFINISHED)) continue;
    const path = join(folder, name);
    const state = statSync(path, { throwIfNoEntry: false });
    if (state && Date.now() - state.mtimeMs > UNFINISHED_KEPT_MS) rmSync(path, { force: true });
  }
}

/**
 * Writes values with typed arrays in them to a file, a part at every step, so that other work can come
 * between. The file replaces an older one at the last step; a writer that stops before leaves the older one
 * unchanged. Servers that share a folder may write at the same time.
 */
export function* writingSnapshot(file: string, value: unknown): Generator<void, void> {
  removeLeftovers(file);
  const unfinishedFile = `${file}.${randomUUID()}${UNFINISHED}`;
  const { json, arrays } = extractArrays(value);
  const handle = openSync(unfinishedFile, 'wx', OWNER_ONLY);
  try {
    yield* writingParts(handle, [
      headLine(json),
      ...arrays.flatMap((array) => [...piecesOf(array), paddedTo8(array)]),
    ]);
    yield;
    renameSync(unfinishedFile, file);
  } finally {
    // The file is gone by now, unless its writer was told to stop.
    rmSync(unfinishedFile, { force: true });
  }
}

/** Writes the parts of a snapshot after their preamble, and closes the file. */
function* writingParts(handle: number, parts: readonly Uint8Array[]): Generator<void, void> {
  try {
    let [totalBytes, checksum] = [PREAMBLE_BYTES, 0];
    writeWhole(handle, preamble(totalBytes, checksum), null);
    for (const part of parts) {
      writeWhole(handle, part, null);
      checksum = crc32(part, checksum);
      totalBytes += part.length;
      yield;
    }
    writeWhole(handle, preamble(totalBytes, checksum), 0);
  } finally {
    closeSync(handle);
  }
}

/** A whole file, in memory that threads share. */
function readWhole(file: string): Uint8Array<SharedArrayBuffer> {
  const handle = openSync(file, 'r');
  // A file that an earlier version wrote could be read by others.
  fchmodSync(handle, OWNER_ONLY);
  try {
    const bytes = new Uint8Array(new SharedArrayBuffer(fstatSync(handle).size));
    let [offset, bytesRead] = [0, -1];
    while (offset < bytes.length && bytesRead !== 0) {
      bytesRead = readSync(handle, bytes, offset, bytes.length - offset, null);
      offset += bytesRead;
    }
    return bytes.subarray(0, offset);
  } finally {
    closeSync(handle);
  }
}

/** The values of a snapshot file; the error is the end of a sentence about it. */
export function readSnapshot(file: string): Outcome<unknown, string> {
  const bytes = readWhole(file);
  const rest = bytes.subarray(PREAMBLE_BYTES);
  const start = Buffer.from(bytes.buffer, 0, Math.min(bytes.length, PREAMBLE_BYTES));
  if (start.toString('latin1', 0, MAGIC.length) !== MAGIC) {
    return failure(OTHER_VERSION);
  }
  if (!start.equals(preamble(bytes.length, crc32(rest)))) return failure('is damaged');
  const headBytes = rest.indexOf(NEWLINE) + 1;
  const json = Buffer.from(rest.buffer, rest.byteOffset, headBytes).toString();
  return success(restoreArrays(json, arraysIn(rest.subarray(headBytes))));
}
