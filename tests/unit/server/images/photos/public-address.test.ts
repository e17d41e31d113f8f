import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { isPublicAddress } from '#src/server/images/photos/public-address.ts';
import { requestPhoto } from '#src/server/images/photos/photo-request.ts';

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:127.0.0.1',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:a00:1::1',
  'localhost',
  '',
])('%s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '192.169.0.1', '2606:4700::1111'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test('a host name that resolves to this machine is refused', async () => {
  let visits = 0;
  const server = createServer((_, response) => {
    visits += 1;
    response.end('hello');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const url = new URL(`http://localhost:${port}/1.jpg`);
  const signal = AbortSignal.timeout(5000);
  await expect(requestPhoto(url, { signal, isLocal: false })).rejects.toThrow(
    'not a public address',
  );
  expect(visits).toBe(0);
  const answer = await requestPhoto(url, { signal, isLocal: true });
  expect(answer.status).toBe(200);
  expect(visits).toBe(1);
  answer.end();
  server.close();
});
