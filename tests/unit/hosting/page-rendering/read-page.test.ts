import { expect, test } from 'vitest';
import { readPage } from '#src/hosting/page-rendering/read-page.ts';

test('a page whose head was completed has no content-length', async () => {
  const html = '<html><head></head><body><p>Ada</p></body></html>';
  const headers = { 'content-type': 'text/html', 'content-length': String(html.length) };
  const page = await readPage(new Response(html, { headers }), {
    scriptImports: {},
    styleSheets: {},
  });
  expect(page.headers).toEqual([['content-type', 'text/html']]);
  expect(page.body.toString()).toContain('<p>Ada</p>');
});
