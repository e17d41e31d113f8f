import fc from 'fast-check';
import { expect, test } from 'vitest';
import { html } from '#src/server/openapi/html.ts';

test('no text becomes markup', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'<>"\'&;a/') }), (text) => {
      expect(html`${text}`.text).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/);
    }),
  );
});

test('nested markup is unchanged, and missing values render nothing', () => {
  const parts = [html`<i>1</i>`, html`<i>2</i>`];
  expect(html`<b>${parts}${undefined}${false}${3}</b>`.text).toBe('<b><i>1</i><i>2</i>3</b>');
});
