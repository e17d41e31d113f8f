import { expect, test } from 'vitest';
import { boundedText } from '#src/lib/bounded-text.ts';

test('a text is read whole up to the limit, letters of several bytes too', async () => {
  expect(await boundedText(new Response('Québec'), 7)).toBe('Québec');
  expect(await boundedText(new Response(null), 7)).toBe('');
});

test('of a longer text no more is read', async () => {
  let parts = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      parts += 1;
      controller.enqueue(new Uint8Array(10));
    },
  });
  expect(await boundedText(new Response(endless), 25)).toBeUndefined();
  expect(parts).toBeLessThan(6);
});
