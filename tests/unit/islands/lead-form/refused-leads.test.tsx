import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { connectHttp } from '#src/clients/http.ts';
import { LEAD_FIELDS } from '#src/domain/lead/supplied-rules.ts';
import { LeadDialogIsland } from '#src/islands/lead-form/LeadDialogIsland.tsx';
import { LeadFormIsland } from '#src/islands/lead-form/LeadFormIsland.tsx';
import { newLead } from '#src/stores/lead/lead.ts';
import { $leadSchema } from '#src/stores/lead/schema.ts';
import { errorBeside, refuseFor } from '#tests/support/refused-fields.ts';

/** Every parameter that the contact call can refuse. */
const PARAMS = [...LEAD_FIELDS, 'origin', 'request', 'server', 'idempotency-key'];

const EVERYONE = ['first', 'last', 'email', 'message', 'marketing'];
const listing = { mlsNumber: 'C1', boardId: 2, city: 'Toronto', priceDollars: 899_000 };
const page = { phone: '+1 (416) 555-0148', privacyHref: '/p' };

const type = (name: string, text: string) =>
  userEvent.type(document.querySelector(`[name='${name}']:not([type='hidden'])`)!, text);

async function typePerson(): Promise<void> {
  await type('first', 'Ada');
  await type('last', 'Wong');
  await type('email', 'ada@example.ca');
}

async function openLong(): Promise<void> {
  render(<LeadFormIsland locale={DEFAULT_LOCALE} {...page} />);
  await typePerson();
  await type('phone', '4165550199');
  await type('city', 'Toronto');
  await type('price', '750000');
}

async function openSelling(): Promise<void> {
  render(<LeadFormIsland locale={DEFAULT_LOCALE} {...page} purpose="selling" />);
  await typePerson();
  await type('address', '12 Elm Street');
  await userEvent.selectOptions(screen.getByLabelText('Property type'), 'Townhouse');
  await userEvent.selectOptions(screen.getByLabelText(/want to sell/), 'Within a year');
}

async function openQuestion(): Promise<void> {
  render(<LeadFormIsland locale={DEFAULT_LOCALE} {...page} purpose="question" />);
  await typePerson();
  await type('message', 'Do you work in Guelph?');
}

async function openListing(): Promise<void> {
  render(<LeadDialogIsland locale={DEFAULT_LOCALE} listing={listing} {...page} contactHref="/c" />);
  document.querySelector('dialog')?.showModal();
  await typePerson();
  await type('phone', '4165550199');
}

beforeEach(() => {
  window.localStorage.clear();
  $leadSchema.set({ kind: 'ready', value: {} });
});

afterEach(() => {
  cleanup();
  act(newLead);
  $leadSchema.set({ kind: 'idle' });
  connectHttp(undefined);
});

test.each([
  ['long form', openLong, ['purpose', 'phone', 'city', 'price', 'code', ...EVERYONE]],
  ['seller form', openSelling, ['address', 'type', 'timing', 'phone', ...EVERYONE]],
  ['general question', openQuestion, ['callBack', ...EVERYONE]],
  ['listing form', openListing, ['phone', ...EVERYONE]],
])('each refusal of the %s is shown at its field or above its button', async (_, open, fields) => {
  await open();
  refuseFor(PARAMS);
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  const alert = await screen.findByText(/Could not create this contact/);
  for (const param of PARAMS) {
    const isHere = fields.includes(param);
    if (isHere) expect(errorBeside(param), param).toContain(`No ${param}`);
    expect(alert.textContent.includes(`No ${param}`), param).toBe(!isHere);
  }
  expect(document.querySelector<HTMLInputElement>('[name=first]')?.value).toBe('Ada');
});
