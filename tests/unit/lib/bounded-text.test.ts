import { expect, test } from 'vitest';
import { boundedText } from '#src/lib/bounded-text.ts';

test('text up to the byte limit is read whole, including multi-byte characters', async () => {
  expect(await boundedText(new Response('Québec'), 7)).toBe('Québec');
  expect(await boundedText(new Response(null), 7)).toBe('');
});

test('reading stops soon after the limit and gives no text', async () => {
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
