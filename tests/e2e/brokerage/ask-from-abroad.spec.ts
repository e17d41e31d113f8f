import type { Locator, Page } from '@playwright/test';
import { holdRequests } from '#tests/support/browser/held-requests.ts';
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';
import { fillPerson } from '#tests/support/leads/lead-form.ts';

const CALL = '**/api/realty/contact';

async function openHome(page: Page): Promise<Locator> {
  await page.goto('/real-estate/list/on/toronto');
  await page.locator('main article').first().getByRole('link').click();
  await page.getByRole('button', { name: 'Ask about this home' }).click();
  return page.getByRole('dialog', { name: /Ask about/ });
}

for (const [window, viewport] of [
  ['a wide window', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`in ${window}`, () => {
    test.use({ viewport });

    test('a visitor from abroad chooses the country of their phone', async ({ page }) => {
      const dialog = await openHome(page);
      const country = dialog.getByLabel('Country code');
      await expect(country.locator('option:checked')).toHaveText('Canada +1');
      await fillPerson(dialog);
      await expect(dialog.getByLabel('Phone')).toHaveValue('(416) 555-0199');
      await dialog.getByLabel('Phone').fill('');
      await country.focus();
      await page.keyboard.type('United K');
      await expect(country.locator('option:checked')).toHaveText('United Kingdom +44');
      await page.keyboard.press('Tab');
      await expect(dialog.getByLabel('Phone')).toBeFocused();
      await page.keyboard.type('020 7946 0958');
      await expect(dialog.getByLabel('Phone')).toHaveValue('020 7946 0958');
      await expectAccessible(page, 'dialog[open]');
      const contactRequest = page.waitForRequest(CALL);
      await dialog.getByRole('button', { name: 'Send message' }).click();
      expect((await contactRequest).postDataJSON()).toMatchObject({
        user: { phone: '+442079460958' },
      });
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
    });

    test('a phone number typed before the form is hydrated is formatted afterwards', async ({
      page,
    }) => {
      const release = await holdRequests(page, '**/_astro/LeadDialogIsland*');
      const dialog = await openHome(page);
      const phone = dialog.getByLabel('Phone');
      await phone.pressSequentially('4165550199');
      await expect(phone).toHaveValue('4165550199');
      await release();
      await expect(phone).toHaveValue('(416) 555-0199');
      await expect(phone).toBeFocused();
    });

    test('a foreign phone number survives a reload', async ({ page }) => {
      const dialog = await openHome(page);
      await dialog.getByLabel('First name').focus();
      await expect(dialog.getByRole('option')).not.toHaveCount(1);
      await dialog.getByLabel('Country code').selectOption('France +33');
      await dialog.getByLabel('Phone').fill('01 23 45 67 89');
      await page.reload();
      await page.getByRole('button', { name: 'Ask about this home' }).click();
      await expect(dialog.getByLabel('Phone')).toHaveValue('+33 1 23 45 67 89');
    });
  });
}
