import { anAccount, expectSignedIn, logIn } from '#tests/support/accounts/accounts.ts';
import { aHomeForSale } from '#tests/support/listings/demo-homes.ts';
import { atRest, expect, mapReady, test } from '#tests/support/browser/journey.ts';
import {
  expectAtEdge,
  expectBeside,
  expectInWindow,
} from '#tests/support/browser/popover-place.ts';

const LIST = '/real-estate/list/on/toronto';
const MAP = '/real-estate/map/43.6532;-79.3832?z=14';
/** From this width on the header has its own links and filters open below their buttons. */
const ROOMY_PX = 900;

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;

for (const size of WINDOWS) {
  const isRoomy = size.width >= ROOMY_PX;

  test.describe(`in a window ${size.width} pixels wide`, () => {
    test.use({ viewport: size });

    test('the share menu of a home opens next to its button', async ({ page, request }) => {
      await page.goto(await aHomeForSale(request));
      const button = page.getByRole('button', { name: 'Share' }).first();
      for (const block of ['start', 'end'] as const) {
        await button.evaluate((element, at) => element.scrollIntoView({ block: at }), block);
        // The header covers elements at the very top.
        if (block === 'start') await page.mouse.wheel(0, -120);
        await button.click();
        await expectBeside(page, button, page.getByRole('region', { name: 'Share this home' }));
        await page.keyboard.press('Escape');
      }
    });

    for (const [name, address] of [
      ['list', LIST],
      ['map', MAP],
    ] as const) {
      test(`the filters of the ${name} open next to their buttons`, async ({ page }) => {
        await page.goto(address);
        if (name === 'map') await mapReady(page);
        await atRest(page);
        if (name === 'map' && !isRoomy) {
          await page.getByRole('button', { name: 'Filters' }).click();
          await expectAtEdge(page, 'bottom', page.getByRole('dialog', { name: 'Filters' }));
          return;
        }
        const menus = page.locator('details[data-filter-menu]');
        expect(await menus.count()).toBeGreaterThan(2);
        for (const menu of await menus.all()) {
          const button = menu.locator('summary');
          await button.scrollIntoViewIfNeeded();
          await button.click();
          const fields = menu.locator('> div');
          // The map fetches the contents of its menus when the first is opened.
          await expect(fields.locator('.skeleton')).toHaveCount(0);
          if (isRoomy) await expectBeside(page, button, fields);
          else await expectAtEdge(page, 'bottom', fields);
          await page.keyboard.press('Escape');
        }
      });
    }

    test('suggestions open below their box', async ({ page }) => {
      await page.goto('/real-estate/');
      const box = page.locator('main .search-box').first();
      await box.locator('.search-input').pressSequentially('tor');
      const list = box.locator('.search-panel');
      await expect(list.getByRole('option').first()).toBeVisible();
      await expectBeside(page, box.locator('.search-form'), list);
    });

    test('the account menu and the save search dialog stay in the window', async ({
      page,
      request,
    }) => {
      await logIn(page, await anAccount(request));
      await page.goto(LIST);
      await expectSignedIn(page);
      if (isRoomy) {
        const button = page.getByRole('button', { name: 'Account of Ada' });
        await button.click();
        await expectBeside(page, button, page.locator('#account-menu'));
      } else {
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expectAtEdge(page, 'right', page.getByRole('dialog', { name: 'Menu' }));
      }
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Save search' }).first().click();
      await expectInWindow(page, page.getByRole('dialog', { name: 'Save this search' }));
      await page.keyboard.press('Escape');
      if (isRoomy) return;
      await page.goto('/real-estate/auth/profile');
      await page.getByRole('button', { name: /^Menu: / }).click();
      await expectAtEdge(page, 'left', page.locator('#profile-menu'));
    });

    test('the contact form of a home stays in the window', async ({ page, request }) => {
      await page.goto(await aHomeForSale(request));
      await page.getByRole('button', { name: 'Ask about this home' }).first().click();
      await expectInWindow(page, page.getByRole('dialog').filter({ visible: true }));
    });
  });
}
