import { afterEach, expect, test, vi } from 'vitest';
import { findMailbox } from '#src/clients/identity/mailbox.ts';

const openedAt = (hostname: string) => vi.stubGlobal('location', { hostname });
const answering = (status: number) => {
  const ask = vi.fn(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', ask);
  return ask;
};

afterEach(() => vi.unstubAllGlobals());

test.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'])(
  'the demo mailbox is looked up on %s',
  async (hostname) => {
    openedAt(hostname);
    answering(200);
    expect(await findMailbox()).toBe('/identity/_mailbox');
  },
);

test('a server that answers 404 has no mailbox', async () => {
  openedAt('localhost');
  answering(404);
  expect(await findMailbox()).toBeNull();
});

test.each(['www.example.ca', 'localhost.example.ca', '127.example.ca'])(
  'the demo mailbox is never requested on %s',
  async (hostname) => {
    openedAt(hostname);
    const ask = answering(404);
    expect(await findMailbox()).toBeNull();
    expect(ask).not.toHaveBeenCalled();
  },
);
