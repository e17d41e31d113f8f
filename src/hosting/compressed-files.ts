import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fileOfRoute, type StaticFile } from './static-files.ts';

const TEXT = /^text\/|json|javascript|svg|xml/;
const WORTH_IT_BYTES = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

type Compressed = { readonly brotli: Buffer; readonly gzip: Buffer };

function isUncompressed({ body, brotli, gzip: zipped, contentType }: StaticFile): boolean {
  const isWorthIt = body.length >= WORTH_IT_BYTES && TEXT.test(contentType);
  return isWorthIt && (brotli === undefined || zipped === undefined);
}

/** The smallest possible result: a file is sent many times. */
async function compress(body: Buffer): Promise<Compressed> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const level = constants.Z_BEST_COMPRESSION;
  const [brotli, zipped] = await Promise.all([toBrotli(body, { params }), toGzip(body, { level })]);
  return { brotli, gzip: zipped };
}

/** Written so that an existing file is always whole, whenever the process ends. */
async function writeWhole(path: string, ending: string, body: Buffer): Promise<void> {
  const unfinishedPath = `${path}.${process.pid}${ending}`;
  await writeFile(unfinishedPath, body);
  await rename(unfinishedPath, path + ending);
}

/** Unless another build has replaced the file meanwhile. */
async function writeBeside(path: string, body: Buffer, { brotli, gzip: zipped }: Compressed) {
  if (!(await readFile(path)).equals(body)) return;
  await writeWhole(path, '.br', brotli);
  await writeWhole(path, '.gz', zipped);
}

/**
 * Compresses the text files of the built site that are not compressed yet, in `files` and as .br and .gz
 * beside each in `folder`, so that no request waits for it and no later start repeats it.
 *
 * @param atOnce files that are compressed side by side
 */
export async function compressFiles(
  folder: string,
  files: Map<string, StaticFile>,
  atOnce: number,
): Promise<void> {
  const uncompressed = [...files].filter(([, file]) => isUncompressed(file)).values();
  const compressNext = async () => {
    for (const [route, file] of uncompressed) {
      const compressed = await compress(file.body);
      files.set(route, { ...file, ...compressed });
      await writeBeside(join(folder, fileOfRoute(route, file)), file.body, compressed);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, compressNext));
}
