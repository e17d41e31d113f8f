import { once } from 'node:events';
import { createBrotliDecompress, createGunzip, createZstdDecompress } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressPage } from '#src/hosting/page-rendering/page-compression.ts';

const HEAD = `<!DOCTYPE html><html><head><link rel="stylesheet" href="/site.css"></head>`;
const BODY = `<body>${Array.from({ length: 4000 }, (_, at) => `<p>${at * 7919}</p>`).join('')}</body></html>`;

const DECOMPRESSORS = {
  zstd: createZstdDecompress,
  br: createBrotliDecompress,
  gzip: createGunzip,
} as const;

for (const encoding of ['zstd', 'br', 'gzip'] as const) {
  test(`the head of a page decompresses before its body arrives: ${encoding}`, async () => {
    const compressed = await compressPage(Buffer.from(HEAD + BODY), encoding);
    const stream = DECOMPRESSORS[encoding]();
    stream.write(compressed.subarray(0, 400));
    const [first] = (await once(stream, 'data')) as [Buffer];
    expect(first.toString().slice(0, HEAD.length)).toBe(HEAD);
    expect(compressed.length).toBeGreaterThan(4000);
    stream.destroy();
  });

  test(`text without a head is compressed unchanged: ${encoding}`, async () => {
    const compressed = await compressPage(Buffer.from('no page'), encoding);
    const stream = DECOMPRESSORS[encoding]();
    stream.end(compressed);
    const [text] = (await once(stream, 'data')) as [Buffer];
    expect(text.toString()).toBe('no page');
  });
}
