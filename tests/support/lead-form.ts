import { expect, type Locator, type Page } from '@playwright/test';

/** The form for a lead, on a page or in a dialog that is open. */
export const leadForm = (page: Page): Locator => page.getByRole('form', { name: 'Contact form' });

/** Wakes the form: what is sent before its script is there goes the way of a page without one. */
export async function wakeLeadForm(page: Page): Promise<void> {
  await leadForm(page).getByLabel('First name').focus();
  await expect(leadForm(page)).toHaveAttribute('novalidate');
}
