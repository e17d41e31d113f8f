import { buffer } from 'node:stream/consumers';
import {
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  zstdDecompressSync,
} from 'node:zlib';

export type PageEncoding = 'zstd' | 'br' | 'gzip' | 'identity';

/** Stronger Brotli takes more time than it saves in transfer. */
const BROTLI_QUALITY = 5;

const COMPRESSORS = {
  zstd: (html: Buffer) =>
    createZstdCompress({
      // Its tables are then no larger than the page needs, and are emptied for every page.
      pledgedSrcSize: html.length,
      chunkSize: 65536,
      params: { [constants.ZSTD_c_compressionLevel]: 2 },
    }),
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: () => createGzip(),
};

const HEAD_END = '</head>';

/**
 * A page of HTML in an encoding. The head is a block of its own: a browser can unpack it as soon as it is
 * there, and asks for styles and fonts while the rest of the page is on its way. In one block a browser
 * sees nothing of a page before its last byte.
 */
export async function compressPage(
  html: Buffer,
  encoding: Exclude<PageEncoding, 'identity'>,
): Promise<Buffer> {
  const stream = COMPRESSORS[encoding](html);
  const headEnd = html.indexOf(HEAD_END);
  const compressed = buffer(stream);
  if (headEnd >= 0) {
    stream.write(html.subarray(0, headEnd + HEAD_END.length));
    stream.flush();
  }
  stream.end(headEnd >= 0 ? html.subarray(headEnd + HEAD_END.length) : html);
  return await compressed;
}

/** The HTML of a page cached as Zstandard. */
export const uncompressedPage = (zstd: Buffer): Buffer => zstdDecompressSync(zstd);
