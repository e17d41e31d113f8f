import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';

/** The lead form on a page or in an open dialog. */
export const leadForm = (page: Page): Locator => page.getByRole('form', { name: 'Contact form' });

/** Wakes the form: a lead sent before the script is loaded goes the way of a page without script. */
export async function wakeLeadForm(page: Page): Promise<void> {
  await leadForm(page).getByLabel('First name').focus();
  await expect(leadForm(page)).toHaveAttribute('novalidate');
}

/** Waits as long as a person needs to fill in the form: a faster lead sends no email. */
export async function asSlowAsAPerson(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 1600);
}

/** A new address for each lead: one address may get ten emails a day. */
export const anEmail = () => `ada.${randomUUID().slice(0, 8)}@example.ca`;

/** Fills in the sender of a lead form. */
export async function fillPerson(within: Locator) {
  await within.getByLabel('First name').fill('  Ada ');
  await within.getByLabel('Last name').fill('Wong');
  await within.getByRole('textbox', { name: 'Email' }).fill(anEmail());
  await within.getByLabel('Phone').pressSequentially('4165550199');
}

/** Fills in the required fields of the long lead form, and a message. */
export async function fillLongLead(within: Locator) {
  await fillPerson(within);
  await within.getByLabel('City you are looking in').fill('Toronto');
  const price = within.getByLabel('Price you have in mind');
  await price.clear();
  await price.pressSequentially('750000');
  await within.getByLabel('Message').fill('A garden would be nice.');
}
