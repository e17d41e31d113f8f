import net from 'node:net';

type Link = {
  /** Time from one end to the other and back, milliseconds. */
  readonly roundTripMs: number;
  /** Capacity towards the browser, shared by all connections. */
  readonly bytesPerMs: number;
};

/** Bytes of payload in a TCP segment, and of its headers. */
const SEGMENT = 1460;
const HEADERS = 40;
/** Number of segments sent before the first is acknowledged (RFC 6928). */
const INITIAL_WINDOW = 10;

/**
 * Listens on a port and passes everything on to a server, as a mobile network would: each connection costs
 * a round trip, data takes half a round trip and its time on the line, and a connection begins slowly (the
 * window doubles with each round trip, RFC 5681). Nothing is lost on the way.
 */
export async function slowLink(
  { roundTripMs, bytesPerMs }: Link,
  { port, toPort }: { port: number; toPort: number },
): Promise<net.Server> {
  let lineFreeAt = 0;

  function connect(browser: net.Socket): void {
    const server = net.connect(toPort, '127.0.0.1');
    const openAt = performance.now() + roundTripMs;
    const waiting: Buffer[] = [];
    let window = INITIAL_WINDOW * SEGMENT;
    let unacknowledged = 0;
    let isOver = false;

    function endWhenSent(): void {
      if (isOver && waiting.length === 0 && unacknowledged === 0) browser.end();
    }

    function acknowledge(bytes: number): void {
      unacknowledged -= bytes;
      window += bytes;
      send();
      endWhenSent();
    }

    function send(): void {
      while (waiting.length > 0 && unacknowledged < window) {
        const data = waiting.shift() as Buffer;
        const part = data.subarray(0, Math.min(SEGMENT, window - unacknowledged));
        if (part.length < data.length) waiting.unshift(data.subarray(part.length));
        const now = performance.now();
        lineFreeAt = Math.max(now, lineFreeAt) + (part.length + HEADERS) / bytesPerMs;
        const arrivesInMs = lineFreeAt + roundTripMs / 2 - now;
        unacknowledged += part.length;
        setTimeout(() => browser.write(part), arrivesInMs);
        setTimeout(() => acknowledge(part.length), arrivesInMs + roundTripMs / 2);
      }
    }

    browser.on('data', (data) => {
      const untilOpenMs = Math.max(0, openAt - performance.now());
      setTimeout(() => server.write(data), untilOpenMs + roundTripMs / 2);
    });
    server.on('data', (data) => {
      waiting.push(data);
      send();
    });
    server.on('end', () => {
      isOver = true;
      endWhenSent();
    });
    browser.on('error', () => server.destroy());
    browser.on('close', () => server.destroy());
    server.on('error', () => browser.destroy());
  }

  const link = net.createServer({ noDelay: true }, connect);
  await new Promise<void>((resolve) => link.listen(port, '127.0.0.1', resolve));
  return link;
}
