import { beforeEach, expect, test, vi } from 'vitest';
import { PictureUnavailable } from '#src/server/images/picture-source.ts';
import { photoFetcher } from '#src/server/images/photos/fetch-photo.ts';
import { aPhotoFile, photoHost } from '#tests/support/images/photo-host.ts';

const HOSTS = new Set(['photos.example', '*.cdn.example']);
const URL_1 = 'https://photos.example/1.jpg';
let nowMs = 0;
beforeEach(() => {
  nowMs = 0;
});

function fetcher(answers: Parameters<typeof photoHost>[0]) {
  const { state, request } = photoHost(answers);
  return { state, fetchPhoto: photoFetcher({ hosts: HOSTS, request, nowMs: () => nowMs }) };
}

test.each(['jpeg', 'png', 'webp'] as const)('a photo is fetched as %s', async (format) => {
  const file = await aPhotoFile(30, 20, format);
  const { fetchPhoto } = fetcher({ [URL_1]: file });
  expect((await fetchPhoto(URL_1)).equals(file)).toBe(true);
});

test('a redirect is followed only to a listed host', async () => {
  const file = await aPhotoFile(30, 20);
  const target = 'https://eu.cdn.example/1.jpg';
  const { fetchPhoto, state } = fetcher({ [URL_1]: { location: target }, [target]: file });
  expect((await fetchPhoto(URL_1)).equals(file)).toBe(true);
  for (const location of [
    'https://elsewhere.example/1.jpg',
    'http://photos.example/1.jpg',
    'http://127.0.0.1/1.jpg',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    '//elsewhere.example/1.jpg',
    'https://[',
  ]) {
    const address = `https://photos.example/${encodeURIComponent(location)}`;
    state.answers[address] = { location };
    state.asked = [];
    await expect(fetchPhoto(address)).rejects.toThrow(PictureUnavailable);
    expect(state.asked).toEqual([address]);
  }
});

test('a redirect loop is abandoned', async () => {
  const { fetchPhoto, state } = fetcher({ [URL_1]: { location: URL_1 } });
  await expect(fetchPhoto(URL_1)).rejects.toThrow(PictureUnavailable);
  expect(state.asked).toHaveLength(3);
});

test.each([
  'https://elsewhere.example/1.jpg',
  'http://photos.example/1.jpg',
  'https://photos.example:8443/1.jpg',
  'https://cdn.example/1.jpg',
  'https://127.0.0.1/1.jpg',
  'ftp://photos.example/1.jpg',
  'no address',
])('%s is never requested', async (address) => {
  const { fetchPhoto, state } = fetcher({});
  await expect(fetchPhoto(address)).rejects.toThrow(PictureUnavailable);
  expect(state.asked).toEqual([]);
});

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page', () => Buffer.from('<!doctype html><title>Log in</title>')],
  ['nothing', () => Buffer.alloc(0)],
  ['the beginning of a photo', async () => (await aPhotoFile()).subarray(0, 20)],
  ['a photo of too many pixels', () => aPhotoFile(8000, 8000, 'png')],
  ['a photo that is a line', () => aPhotoFile(2000, 10)],
])('%s is refused', async (_, file) => {
  const { fetchPhoto } = fetcher({ [URL_1]: await file() });
  await expect(fetchPhoto(URL_1)).rejects.toThrow(PictureUnavailable);
});

test('an endless file is refused as too large', async () => {
  const { fetchPhoto } = fetcher({ [URL_1]: 'endless' });
  await expect(fetchPhoto(URL_1)).rejects.toThrow('too large');
});

test('a silent provider times out after ten seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(10_000);
    return AbortSignal.abort(new Error('time is up'));
  });
  const { fetchPhoto } = fetcher({ [URL_1]: 'cut' });
  await expect(fetchPhoto(URL_1)).rejects.toThrow('does not respond');
  timeout.mockRestore();
});

test('a missing photo is requested again after a minute', async () => {
  const { fetchPhoto, state } = fetcher({ [URL_1]: 404 });
  await expect(fetchPhoto(URL_1)).rejects.toThrow('returned status 404');
  await expect(fetchPhoto(URL_1)).rejects.toThrow('a moment ago');
  expect(state.asked).toHaveLength(1);
  state.answers[URL_1] = await aPhotoFile(30, 20);
  nowMs = 60_001;
  await expect(fetchPhoto(URL_1)).resolves.toBeInstanceOf(Buffer);
});

test('a provider that is down is not requested for half a minute', async () => {
  const file = await aPhotoFile(30, 20);
  const { fetchPhoto, state } = fetcher({ 'https://eu.cdn.example/1.jpg': file });
  const urls = Array.from({ length: 10 }, (_, at) => `https://photos.example/${at}.jpg`);
  for (const [at, url] of urls.entries()) state.answers[url] = at % 2 === 0 ? 'cut' : 503;
  for (const url of urls) await expect(fetchPhoto(url)).rejects.toThrow(PictureUnavailable);
  expect(state.asked).toHaveLength(3);
  await expect(fetchPhoto('https://eu.cdn.example/1.jpg')).resolves.toBeInstanceOf(Buffer);
  nowMs = 30_001;
  await expect(fetchPhoto(urls[9] ?? '')).rejects.toThrow(PictureUnavailable);
  expect(state.asked).toHaveLength(5);
});

test('missing photos do not mark a provider as down', async () => {
  const file = await aPhotoFile(30, 20);
  const { fetchPhoto } = fetcher({ [URL_1]: file });
  for (let at = 10; at < 20; at += 1) {
    await expect(fetchPhoto(`https://photos.example/${at}.jpg`)).rejects.toThrow('404');
  }
  await expect(fetchPhoto(URL_1)).resolves.toBeInstanceOf(Buffer);
});
