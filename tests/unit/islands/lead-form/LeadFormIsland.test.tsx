import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { connectHttp } from '#src/clients/http.ts';
import { leadSchemas } from '#src/contract/lead/schema.ts';
import { LeadDialogIsland } from '#src/islands/lead-form/LeadDialogIsland.tsx';
import { LeadFormIsland } from '#src/islands/lead-form/LeadFormIsland.tsx';
import { $applicationState, rememberPartner } from '#src/stores/application/state.ts';
import { $lead, newLead } from '#src/stores/lead/lead.ts';
import { $leadSchema } from '#src/stores/lead/schema.ts';
import { $notifications, dismiss } from '#src/stores/shell/notifications.ts';

const PHONE = '+1 (416) 555-0148';
const RECEIPT = 'LW-7K3MX-92QXD';

type Answers = { schema?: unknown; status?: number; body?: unknown };

/** The leads sent to the contact call. */
let sentLeads: { body: Record<string, unknown>; key: string }[] = [];

function connect({ schema = leadSchemas().long, status = 200, body }: Answers = {}) {
  connectHttp(async (url, init) => {
    if (url.includes('/meta')) {
      return new Response('{}', { headers: { link: '</api/realty/schemas/x.json>; rel="user"' } });
    }
    if (url.includes('/schemas/')) {
      return new Response(JSON.stringify(schema), { status: schema === null ? 500 : 200 });
    }
    const key = new Headers(init.headers).get('idempotency-key') ?? '';
    sentLeads.push({ body: JSON.parse(String(init.body)), key });
    return new Response(JSON.stringify(body ?? { receipt: RECEIPT }), { status });
  });
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const submit = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send message' }));

async function open() {
  render(
    <LeadFormIsland
      locale={DEFAULT_LOCALE}
      phone={PHONE}
      privacyHref="/real-estate/accessibility"
    />,
  );
  return userEvent.setup();
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('First name'), ' Ada ');
  await user.type(field('Last name'), 'Wong');
  await user.type(field('Email'), 'ada@example.ca');
  await user.type(field('Phone'), '4165550199');
  await user.type(field('City you are looking in'), 'Toronto');
  await user.type(field('Price you have in mind'), '750000x');
}

beforeEach(() => {
  sentLeads = [];
  $leadSchema.set({ kind: 'idle' });
  window.localStorage.clear();
  connect();
});

afterEach(() => {
  cleanup();
  act(newLead);
  dismiss('lead');
  connectHttp(undefined);
  vi.restoreAllMocks();
});

test('without scripts it is a form that posts to the contact endpoint', async () => {
  await open();
  const form = screen.getByRole('form', { name: 'Contact form' });
  expect(form.getAttribute('action')).toBe('/api/realty/contact');
  expect(form.getAttribute('method')).toBe('post');
  const names = [...form.querySelectorAll('[name]')].map((each) => each.getAttribute('name'));
  expect(names.toSorted()).toEqual(
    'city code email first idempotencyKey last marketing message phone price purpose purpose purpose website wording'.split(
      ' ',
    ),
  );
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /news/ }).checked).toBe(false);
});

test('an empty form marks each required field and focuses the first', async () => {
  const user = await open();
  await submit(user);
  const wrong = screen.getAllByRole('textbox').filter((each) => each.getAttribute('aria-invalid'));
  expect(wrong.map((each) => each.getAttribute('name'))).toEqual([
    'first',
    'last',
    'email',
    'phone',
    'city',
    'price',
  ]);
  expect(document.activeElement).toBe(field('First name'));
  expect(sentLeads).toEqual([]);
  await user.type(field('First name'), 'A');
  expect(field('First name').getAttribute('aria-invalid')).toBeNull();
  expect(field('Last name').getAttribute('aria-invalid')).toBe('true');
});

test('a complete form is sent trimmed and shows the receipt', async () => {
  const user = await open();
  await fill(user);
  expect(field('Phone').value).toBe('(416) 555-0199');
  await user.click(screen.getByRole('checkbox'));
  await submit(user);
  await screen.findByText(RECEIPT);
  expect(sentLeads[0]?.body).toMatchObject({
    user: { name: { first: 'Ada', last: 'Wong' }, email: 'ada@example.ca', phone: '4165550199' },
    property: { city: 'Toronto', price: 750_000 },
    consent: { marketing: true, wording: expect.stringContaining('unsubscribe') },
    form: { website: '' },
  });
  expect(sentLeads[0]?.body).not.toHaveProperty('message');
  expect(sentLeads[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  await user.click(screen.getByRole('button', { name: 'Send another message' }));
  expect(field('First name').value).toBe('');
});

test('a server failure preserves the form and shows a notice with the phone number', async () => {
  connect({ status: 500, body: [] });
  const user = await open();
  await fill(user);
  await submit(user);
  await screen.findByRole('button', { name: 'Send message' });
  expect($lead.get().kind).toBe('queued');
  expect(field('First name').value).toBe(' Ada ');
  const [notice] = $notifications.get();
  expect(notice?.text).toContain('Could not create this contact.');
  expect(notice?.text).toContain(PHONE);
  connect();
  await act(async () => notice?.action?.run());
  await screen.findByText(RECEIPT);
  expect(new Set(sentLeads.map(({ key }) => key)).size).toBe(1);
});

test('a server error is shown at its field', async () => {
  connect({ status: 400, body: [{ param: 'city', msg: 'No such city' }] });
  const user = await open();
  await fill(user);
  await submit(user);
  await screen.findByText('No such city');
  expect(document.activeElement).toBe(field('City you are looking in'));
});

test('a rule found only in the server schema blocks the form', async () => {
  const email = { type: 'string', maxLength: 5 };
  const user1 = { type: 'object', properties: { email } };
  connect({ schema: { type: 'object', properties: { user: user1 } } });
  const user = await open();
  await fill(user);
  await submit(user);
  await screen.findByText("This doesn't really look like an email address");
  expect(sentLeads).toEqual([]);
});

test('without the server schema the form is not sent, shows an error and logs its cause', async () => {
  const log = vi.spyOn(console, 'info').mockReturnValue();
  connect({ schema: null });
  const user = await open();
  await fill(user);
  await submit(user);
  const alert = await screen.findByText(/^An error has occurred with a form on this page\./);
  expect(alert.textContent).toContain(PHONE);
  expect(sentLeads).toEqual([]);
  expect(log).toHaveBeenCalledWith(
    'There has been an error at (getSchema).',
    expect.objectContaining({ kind: 'refused' }),
  );
});

function openHomeForm() {
  const listing = { mlsNumber: 'C1', boardId: 2, city: 'Toronto', priceDollars: 899_000 };
  render(
    <LeadDialogIsland
      locale={DEFAULT_LOCALE}
      listing={listing}
      phone={PHONE}
      privacyHref="/p"
      contactHref="/c"
    />,
  );
  document.querySelector('dialog')?.showModal();
  return userEvent.setup();
}

test('the listing form sends the MLS number and works without the server schema', async () => {
  connect({ schema: null });
  const user = openHomeForm();
  await user.type(field('First name'), 'Ada');
  await user.type(field('Last name'), 'Wong');
  await user.type(field('Email'), 'ada@example.ca');
  await user.type(field('Phone'), '+1 416 555 0199');
  await user.type(field('Message (optional)'), 'May I see it?');
  await submit(user);
  await screen.findByText(RECEIPT);
  expect(sentLeads[0]?.body).toMatchObject({
    code: 'C1',
    boardId: 2,
    property: { city: 'Toronto', price: 899_000 },
    user: { phone: '4165550199' },
    message: 'May I see it?',
  });
  expect(sentLeads[0]?.body).not.toHaveProperty('phoneCountry');
});

test('the phone of a listing form is Canadian until another country is chosen', async () => {
  const user = openHomeForm();
  const country = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' });
  expect([...country.options].map(({ text }) => text)).toEqual(['Canada +1']);
  await user.type(field('First name'), 'Ada');
  await screen.findByRole('option', { name: 'United Kingdom +44' });
  expect(country.selectedOptions[0]?.text).toBe('Canada +1');
  expect([...country.options].slice(0, 3).map(({ text }) => text)).toEqual([
    'Canada +1',
    'United States +1',
    'Afghanistan +93',
  ]);
  await user.type(field('Phone'), '4165550199');
  expect(field('Phone').value).toBe('(416) 555-0199');
  await user.selectOptions(country, 'United Kingdom +44');
  await user.clear(field('Phone'));
  await user.type(field('Phone'), '020 7946 0958');
  expect(field('Phone').value).toBe('020 7946 0958');
  await user.type(field('Last name'), 'Wong');
  await user.type(field('Email'), 'ada@example.ca');
  await submit(user);
  await screen.findByText(RECEIPT);
  expect(sentLeads[0]?.body).toMatchObject({ user: { phone: '+442079460958' } });
});

test('a referral code is filled in, and the sent details are remembered', async () => {
  rememberPartner('FRIEND-7');
  const user = await open();
  expect(field('Referral code (optional)').value).toBe('FRIEND-7');
  await fill(user);
  await user.clear(field('Referral code (optional)'));
  await user.type(field('Referral code (optional)'), 'FRIEND-8');
  await submit(user);
  await screen.findByText('Thank you');
  await vi.waitFor(() =>
    expect($applicationState.get()).toMatchObject({
      applicant: { email: 'ada@example.ca', phone: '4165550199' },
      partner: { code: 'FRIEND-8' },
    }),
  );
});

test('a general question asks for no city, price or phone until a call is requested', async () => {
  const user = await open();
  await user.click(screen.getByRole('radio', { name: 'A general question' }));
  expect(screen.queryByRole('textbox', { name: /City|Price|Phone|Referral/ })).toBeNull();
  await user.type(field('First name'), 'Ada');
  await user.type(field('Last name'), 'Wong');
  await user.type(field('Email'), 'ada@example.ca');
  await user.type(field('Your question'), 'Do you work in Guelph?');
  await user.click(screen.getByRole('checkbox', { name: 'Please call me' }));
  await submit(user);
  expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
  await user.type(field('Phone'), '4165550199');
  await submit(user);
  await screen.findByText(RECEIPT);
  expect(sentLeads[0]?.body).toMatchObject({
    purpose: 'question',
    callBack: true,
    user: { phone: '4165550199' },
  });
  expect(sentLeads[0]?.body).not.toHaveProperty('property');
});

test('the seller form asks for the property and one way to reach the seller', async () => {
  render(
    <LeadFormIsland locale={DEFAULT_LOCALE} phone={PHONE} privacyHref="/p" purpose="selling" />,
  );
  const user = userEvent.setup();
  expect(screen.queryByRole('textbox', { name: /City|Price/ })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  await submit(user);
  const wrong = document.querySelectorAll('[aria-invalid]');
  expect([...wrong].map((each) => each.getAttribute('name'))).toEqual([
    'address',
    'type',
    'timing',
    'first',
    'last',
    'email',
  ]);
  await user.type(field('Property address'), '12 Elm Street');
  await user.selectOptions(screen.getByLabelText('Property type'), 'Townhouse');
  await user.selectOptions(screen.getByLabelText('When do you want to sell?'), 'Within a year');
  await user.type(field('First name'), 'Ada');
  await user.type(field('Last name'), 'Wong');
  await user.type(field('Phone'), '4165550199');
  await submit(user);
  await screen.findByText(RECEIPT);
  expect(sentLeads[0]?.body).toMatchObject({
    purpose: 'selling',
    user: { name: { first: 'Ada', last: 'Wong' }, phone: '4165550199' },
    property: { address: '12 Elm Street', type: 'townhouse', timing: 'this_year' },
  });
});
