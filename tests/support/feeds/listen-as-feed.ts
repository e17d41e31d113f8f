import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FeedTransport } from '#src/server/feeds/http/request.ts';

function headersOf({ headers }: IncomingMessage): Headers {
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return new Headers(Object.fromEntries(texts));
}

/**
 * Opens a feed in memory on this machine, for separate processes; returns its address.
 *
 * @param onAnswer called after each answer was sent
 */
export async function listenAsFeed(
  { url, transport }: { readonly url: string; readonly transport: FeedTransport },
  onAnswer: () => void = () => undefined,
) {
  const { origin, pathname } = new URL(url);
  const server = createServer((request, response) => {
    const { method = 'GET' } = request;
    text(request)
      .then((body) =>
        transport(`${origin}${request.url}`, {
          method,
          headers: headersOf(request),
          ...(body !== '' && { body }),
        }),
      )
      .then(async (reply) => {
        response.writeHead(reply.status).end(await reply.text(), onAnswer);
      })
      // The caller is meant to see a cut connection.
      .catch(() => request.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}${pathname === '/' ? '' : pathname}`,
    close: () => server.close(),
  };
}
