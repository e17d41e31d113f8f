import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';

const BUYING = '/real-estate/buying';
const offer = (page: Page) => page.getByRole('dialog', { name: 'Before you go' });

/** Moves the pointer out at the top, as if to a tab. */
async function leaveAtTop(page: Page) {
  await page.mouse.move(400, 300);
  await page.evaluate(() =>
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -4 })),
  );
}

async function stay(page: Page) {
  await page.waitForFunction(() => performance.now() > 3100);
}

test('a visitor leaving at the top is offered help once', async ({ page }) => {
  await page.goto(BUYING);
  await stay(page);
  await leaveAtTop(page);
  await expect(offer(page)).toBeVisible();
  await expect(offer(page).getByRole('link', { name: '+1 (416) 555-0148' })).toBeVisible();
  await expect(offer(page)).toContainText('no credit check');
  await expectAccessible(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(offer(page)).toBeHidden();
  await leaveAtTop(page);
  await expect(offer(page)).toBeHidden();
  await page.reload();
  await stay(page);
  await leaveAtTop(page);
  await expect(offer(page)).toBeHidden();
});

for (const [way, close] of Object.entries({
  'its button': (page: Page) =>
    offer(page).getByRole('button', { name: 'No, thank you' }).last().click(),
  'a click beside it': (page: Page) => page.mouse.click(20, 20),
})) {
  test(`${way} closes the offer`, async ({ page }) => {
    await page.goto(BUYING);
    await stay(page);
    await leaveAtTop(page);
    await expect(offer(page)).toBeVisible();
    await close(page);
    await expect(offer(page)).toBeHidden();
  });
}

test('no offer appears at once or after a lead was sent', async ({ page }) => {
  await page.goto(BUYING);
  await leaveAtTop(page);
  await expect(offer(page)).toBeHidden();
  await page.evaluate(() => localStorage.setItem('realty:lead-sent', '1'));
  await page.reload();
  await stay(page);
  await leaveAtTop(page);
  await expect(offer(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('no offer appears', async ({ page }) => {
    await page.goto(BUYING);
    await stay(page);
    await leaveAtTop(page);
    await expect(offer(page)).toBeHidden();
  });
});
