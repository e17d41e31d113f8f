import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { loadBuiltSite } from '#src/hosting/built-site.ts';
import { anApp, aStore } from '#tests/support/app/app.ts';
import { aListing, aRecord } from '#tests/support/listings/listings.ts';
import { untilPagesRender } from '#tests/support/browser/rendered-pages.ts';

const DIST = new URL('../../../dist', import.meta.url).pathname;
const PWNED = 'globalThis.pwned = true';

const attack = fc.constantFrom(
  `<script>${PWNED}</script>`,
  `</script><script>${PWNED}</script>`,
  `"><img src=x onerror="${PWNED}">`,
  `<svg onload="${PWNED}">`,
  `javascript:${PWNED}`,
  `</title></style></textarea><iframe srcdoc="<script>parent.pwned=1</script>">`,
  '{{constructor.constructor("globalThis.pwned = true")()}}',
  '\u2028\u2029</script>',
  'x'.repeat(10_000),
  '\u202e\u0000\ufeff<!--',
);
const text = fc.oneof(
  attack,
  fc.tuple(attack, fc.string({ unit: 'grapheme', maxLength: 30 })).map((parts) => parts.join(' ')),
);

const home = fc.record({
  description: text,
  extras: text,
  streetName: text,
  neighborhood: text,
  brokerageName: text,
  propertyType: text,
  room: text,
  link: text,
});

test('any content of a listing is shown as text', async ({ page }) => {
  test.setTimeout(180_000);
  const store = await aStore([]);
  const server = await anApp([], { ...store, site: loadBuiltSite(DIST) });
  await untilPagesRender(server);
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const dialogs: string[] = [];
  let homes = 0;
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await fc.assert(
    fc.asyncProperty(home, async ({ description, extras, room, link, ...texts }) => {
      // A new number each time, as a browser keeps a page for a while.
      homes += 1;
      const mlsNumber = `H${homes}`;
      const plain = aListing();
      const { streetName, neighborhood, brokerageName, propertyType } = texts;
      await store.repository.put([
        aRecord({
          mlsNumber,
          address: { ...plain.address, streetName, neighborhood },
          office: { brokerageName },
          details: {
            ...plain.details,
            description,
            extras,
            propertyType,
            virtualTourUrl: link,
            moreInformationLink: link,
          },
          rooms: [
            {
              description: room,
              level: room,
              length: room,
              width: room,
              features: room,
              features2: null,
              features3: null,
            },
          ],
        }),
      ]);
      await page.goto(`${origin}/real-estate/detail/${mlsNumber}/2`);
      await expect(page.getByRole('heading', { name: 'Facts and features' })).toBeVisible();
      const effects = await page.evaluate(() => ({
        isPwned: 'pwned' in globalThis,
        frames: document.querySelectorAll('iframe').length,
        foreign: [...document.querySelectorAll('[onerror], [onload]')].length,
        links: [...document.querySelectorAll('a')].map((a) => a.protocol),
        width: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        text: document.querySelector('main')?.textContent ?? '',
      }));
      expect(effects).toMatchObject({ isPwned: false, frames: 0, foreign: 0 });
      expect(effects.links).not.toContain('javascript:');
      expect(effects.width).toBe(0);
      expect(effects.text.replaceAll(/\s+/g, ' ')).toContain(
        description.replaceAll('\u0000', '').replaceAll(/\s+/g, ' ').trim().slice(0, 200),
      );
    }),
    { numRuns: 25, seed: 8 },
  );
  expect(dialogs).toEqual([]);
  await server.close();
});
