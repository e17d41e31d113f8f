import { expect, test } from 'vitest';
import { httpServer } from '#src/server/http-server.ts';
import { testConfig } from '#tests/support/app/app.ts';

/** The address that a server takes for its visitor's when proxies sent this header. */
async function addressOf(TRUST_PROXY: string, forwardedFor: string): Promise<string> {
  const server = await httpServer(
    { config: testConfig({ TRUST_PROXY, DEMO_PUBLIC: 'true' }) },
    () => 'anonymous',
  );
  server.get('/address', async ({ ip }) => ip);
  const reply = await server.inject({
    url: '/address',
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-for': forwardedFor },
  });
  await server.close();
  return reply.body;
}

test.each([
  ['false', '203.0.113.9', '10.0.0.1'],
  ['true', '203.0.113.9', '203.0.113.9'],
  ['true', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
  ['1', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
  ['2', '1.2.3.4, 203.0.113.9, 198.51.100.7', '203.0.113.9'],
  ['2', '203.0.113.9', '203.0.113.9'],
])(
  'with TRUST_PROXY=%s, X-Forwarded-For %s gives the address %s',
  async (setting, forwarded, address) => {
    expect(await addressOf(setting, forwarded)).toBe(address);
  },
);
