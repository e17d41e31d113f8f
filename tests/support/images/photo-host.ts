import sharp from 'sharp';
import type { PhotoRequest } from '#src/server/images/photos/photo-request.ts';

/**
 * A host's answer for a photo: a file, a status, a redirection, silence, a cut connection or an endless
 * file.
 */
type HostAnswer = Buffer | number | { readonly location: string } | 'silence' | 'cut' | 'endless';

/** A photo file of one colour. */
export async function aPhotoFile(
  widthPx = 1200,
  heightPx = 800,
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
): Promise<Buffer> {
  const background = { r: 90, g: 140, b: 170 };
  return sharp({ create: { width: widthPx, height: heightPx, channels: 3, background } })
    .toFormat(format)
    .withExif({ IFD0: { Artist: 'PRIVATE photographer' } })
    .toBuffer();
}

async function* endless(): AsyncGenerator<Uint8Array> {
  for (;;) yield new Uint8Array(1_000_000);
}

async function* parts(content: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += 1000) yield content.subarray(at, at + 1000);
}

/** A host of photos in memory. */
export function photoHost(answers: Readonly<Record<string, HostAnswer>>) {
  const state = { answers: { ...answers } as Record<string, HostAnswer>, asked: [] as string[] };
  const request: PhotoRequest = async (url, { signal }) => {
    state.asked.push(url.href);
    const answer = state.answers[url.href] ?? 404;
    const end = () => undefined;
    const empty = { location: undefined, body: parts(Buffer.alloc(0)), end };
    if (answer === 'cut') throw new Error('socket hang up');
    if (answer === 'silence') {
      return new Promise((_, fail) => {
        signal.addEventListener('abort', () => fail(signal.reason as Error));
      });
    }
    if (answer === 'endless') return { ...empty, status: 200, body: endless() };
    if (typeof answer === 'number') return { ...empty, status: answer };
    if (Buffer.isBuffer(answer)) return { ...empty, status: 200, body: parts(answer) };
    return { ...empty, status: 302, location: answer.location };
  };
  return { state, request };
}
