import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';

/** The form for a lead, on a page or in a dialog that is open. */
export const leadForm = (page: Page): Locator => page.getByRole('form', { name: 'Contact form' });

/** Wakes the form: what is sent before its script is there goes the way of a page without one. */
export async function wakeLeadForm(page: Page): Promise<void> {
  await leadForm(page).getByLabel('First name').focus();
  await expect(leadForm(page)).toHaveAttribute('novalidate');
}

/** Waits until a person could have filled in the form: of one that is faster no mail is sent. */
export async function asSlowAsAPerson(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 1600);
}

/** An address of its own for each lead: one address may be written to ten times a day. */
export const anEmail = () => `ada.${randomUUID().slice(0, 8)}@example.ca`;

/** Says in a lead form who writes. */
export async function fillPerson(within: Locator) {
  await within.getByLabel('First name').fill('  Ada ');
  await within.getByLabel('Last name').fill('Wong');
  await within.getByRole('textbox', { name: 'Email' }).fill(anEmail());
  await within.getByLabel('Phone').pressSequentially('4165550199');
}

/** Fills in all of the long lead form that is needed, and a message. */
export async function fillLongLead(within: Locator) {
  await fillPerson(within);
  await within.getByLabel('City you are looking in').fill('Toronto');
  const price = within.getByLabel('Price you have in mind');
  await price.clear();
  await price.pressSequentially('750000');
  await within.getByLabel('Message').fill('A garden would be nice.');
}
