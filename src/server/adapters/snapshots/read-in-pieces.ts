import { type FileHandle, open } from 'node:fs/promises';
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
import { restoreArrays } from './snapshot-values.ts';

const DAMAGED = 'is damaged';

/** Thrown where a file ends before it should. */
class CutFile extends Error {}

/** Reads a file part by part, and computes the checksum of the parts. */
class SummingReader {
  readonly #handle: FileHandle;
  #position = PREAMBLE_BYTES;
  #checksum = 0;

  constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  get position(): number {
    return this.#position;
  }

  get checksum(): number {
    return this.#checksum;
  }

  /** Fills a part; other work waits for one piece at most. */
  async fill(part: Uint8Array): Promise<void> {
    for (let from = 0; from < part.length;) {
      const piece = part.subarray(from, from + PIECE_BYTES);
      const { bytesRead } = await this.#handle.read(piece, 0, piece.length, this.#position);
      if (bytesRead === 0) throw new CutFile();
      this.#checksum = crc32(piece.subarray(0, bytesRead), this.#checksum);
      this.#position += bytesRead;
      from += bytesRead;
    }
  }
}

/** The length of the line of JSON after the preamble. */
async function headLength(handle: FileHandle): Promise<number> {
  const block = Buffer.alloc(PIECE_BYTES);
  for (let length = 0; ;) {
    const position = PREAMBLE_BYTES + length;
    const { bytesRead } = await handle.read(block, 0, block.length, position);
    if (bytesRead === 0) throw new CutFile();
    const end = block.subarray(0, bytesRead).indexOf(NEWLINE);
    if (end >= 0) return length + end + 1;
    length += bytesRead;
  }
}

async function readParts(handle: FileHandle): Promise<Outcome<unknown, string>> {
  const start = Buffer.alloc(PREAMBLE_BYTES);
  await handle.read(start, 0, start.length, 0);
  if (start.toString('latin1', 0, MAGIC.length) !== MAGIC) return failure(OTHER_VERSION);
  const reader = new SummingReader(handle);
  const head = Buffer.alloc(await headLength(handle));
  await reader.fill(head);
  const parts: { readonly at: number; readonly bytes: Uint8Array }[] = [];
  const value = restoreArrays(head.toString(), (type, at, length) => {
    const array = new type(new ArrayBuffer(length * type.BYTES_PER_ELEMENT), 0, length);
    parts.push({ at, bytes: new Uint8Array(array.buffer) });
    return array;
  });
  const begin = reader.position;
  for (const { at, bytes } of parts.toSorted((one, other) => one.at - other.at)) {
    await reader.fill(new Uint8Array(begin + at - reader.position));
    await reader.fill(bytes);
  }
  const { size } = await handle.stat();
  await reader.fill(new Uint8Array(size - reader.position));
  const isWhole = start.equals(preamble(size, reader.checksum));
  return isWhole ? success(value) : failure(DAMAGED);
}

/**
 * The values of a snapshot file, read while others are served; each array has memory of its own. The error is the end of
 * a sentence about the file.
 */
export async function readSnapshotInPieces(file: string): Promise<Outcome<unknown, string>> {
  const handle = await open(file, 'r');
  try {
    await handle.chmod(OWNER_ONLY);
    return await readParts(handle);
  } catch (error) {
    // The references to the arrays may be damaged, too.
    const isDamaged = [CutFile, SyntaxError, RangeError, TypeError].some(
      (kind) => error instanceof kind,
    );
    if (isDamaged) return failure(DAMAGED);
    throw error;
  } finally {
    await handle.close();
  }
}
