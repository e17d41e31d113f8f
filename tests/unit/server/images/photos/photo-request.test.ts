import { createServer, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { photoFetcher } from '#src/server/images/photos/fetch-photo.ts';
import { PictureUnavailable } from '#src/server/images/picture-source.ts';
import { aPhotoFile } from '#tests/support/images/photo-host.ts';

let file: Buffer;
let visits: string[] = [];
const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/whole.jpg': (response) => response.end(file),
  '/stalls.jpg': (response) => {
    response.writeHead(200);
    response.write(file.subarray(0, 100));
  },
  '/silent.jpg': () => undefined,
  '/cut.jpg': (response) => {
    response.writeHead(200, { 'content-length': file.length });
    response.write(file.subarray(0, 100), () => response.destroy());
  },
  '/moved.jpg': (response) => response.writeHead(302, { location: '/whole.jpg' }).end(),
  '/elsewhere.jpg': (response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:1/whole.jpg' }).end(),
};
const server = createServer((request, response) => {
  visits.push(`${request.method} ${request.url}`);
  answers[request.url ?? '']?.(response);
});

let host = '';
let fetchPhoto: ReturnType<typeof photoFetcher>;
beforeAll(async () => {
  file = await aPhotoFile(60, 40);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  host = `localhost:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  visits = [];
  vi.restoreAllMocks();
});

/** Asks this machine's server, with a time limit that a test can wait for. */
function ask(path: string): Promise<Buffer> {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const timeout = new AbortController();
    setTimeout(() => timeout.abort(new Error('time is up')), 150);
    return timeout.signal;
  });
  fetchPhoto = photoFetcher({ hosts: new Set([host]) });
  return fetchPhoto(`http://${host}${path}`);
}

test.each(['/whole.jpg', '/moved.jpg'])('%s is fetched over a real connection', async (path) => {
  expect((await ask(path)).equals(file)).toBe(true);
});

test.each(['/stalls.jpg', '/silent.jpg', '/cut.jpg', '/elsewhere.jpg'])(
  '%s is abandoned without affecting other requests',
  async (path) => {
    await expect(ask(path)).rejects.toThrow(PictureUnavailable);
    expect(visits).toEqual([`GET ${path}`]);
    // An unhandled failure would end the process some rounds later.
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect((await ask('/whole.jpg')).equals(file)).toBe(true);
  },
);
