import { anAccount, logIn } from '#tests/support/accounts/accounts.ts';
import { expect, test } from '#tests/support/browser/journey.ts';

const WIDTHS = [900, 1024, 1280, 1366, 1440, 1920];
const PATHS = ['/real-estate/list/on/toronto', '/real-estate/map/43.6532;-79.3832?z=13'];
/** A narrower field cuts off the name of a street with its city. */
const FIELD_PX = 240;
const PANEL_PX = 440;

for (const isSignedIn of [false, true]) {
  const name = `the search box of the header has room to type and to read${isSignedIn ? ' beside an account' : ''}`;
  test(name, async ({ page, request }) => {
    test.slow();
    if (isSignedIn) await logIn(page, await anAccount(request));
    for (const path of PATHS) {
      await page.goto(path);
      const box = page.getByRole('banner').getByRole('combobox');
      if (isSignedIn) {
        const account = page.getByRole('banner').locator('[data-account-name]');
        await expect(account).toHaveText('Ada');
        await account.evaluate((element) => {
          element.textContent = 'Christopher';
        });
      }
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const place = `${path} at ${width}`;
        expect.soft((await box.boundingBox())?.width, place).toBeGreaterThanOrEqual(FIELD_PX);
        await box.fill('tor');
        const panel = page.getByRole('banner').locator('.search-panel');
        await expect(panel).toBeVisible();
        const { x, width: panelWidth } = (await panel.boundingBox()) ?? { x: 0, width: 0 };
        expect.soft(panelWidth, place).toBeGreaterThanOrEqual(PANEL_PX);
        expect.soft(x + panelWidth, place).toBeLessThanOrEqual(width);
        await box.fill('');
        await box.press('Escape');
      }
    }
  });
}
