import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectHttp } from '#src/clients/http.ts';
import type { ApplicationDraft } from '#src/contract/application/draft.ts';
import type { Application } from '#src/contract/application/record.ts';
import { Steps } from '#src/islands/application/steps/Steps.tsx';
import { $application, $draft } from '#src/stores/application/profile-application.ts';
import { replaceRoute } from '#src/stores/shell/route.ts';
import { anApplication } from '#tests/support/customers/applications.ts';
import { errorBeside } from '#tests/support/refused-fields.ts';

function open(fields: ApplicationDraft, step: string): void {
  const value: Application = {
    id: 'a1',
    state: 'draft',
    createdAtMs: 1,
    updatedAtMs: 1,
    submittedAtMs: null,
    fields,
    signers: [],
    chosenMatchId: null,
  };
  $application.set({ kind: 'ready', value });
  $draft.set(fields);
  act(() => replaceRoute(`/real-estate/application?step=${step}`));
  render(<Steps application={value} />);
}

function refuse(...params: readonly string[]): void {
  const problems = params.map((param) => ({ param, msg: `No such ${param}` }));
  connectHttp(async () => new Response(JSON.stringify(problems), { status: 400 }));
}

/** Refuses every request, and returns the methods of those that come. */
function refuseAll(): readonly string[] {
  const methods: string[] = [];
  connectHttp(async (_, { method = 'GET' }) => {
    methods.push(method);
    return new Response('[]', { status: 400 });
  });
  return methods;
}

beforeEach(() => {
  window.scrollTo = () => undefined;
});

afterEach(() => {
  cleanup();
  connectHttp(undefined);
});

const next = () => userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));

test('a year typed as years at a job is reported at its field and not sent', async () => {
  const { employment } = anApplication();
  open(anApplication({ employment: { ...employment, years: 2010 } }), 'employment');
  const methods = refuseAll();
  await next();
  const field = screen.getByRole('textbox', { name: /Years at this job/ });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(/such as 5/).length).toBeGreaterThan(0);
  expect(methods).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, '5');
  await next();
  await vi.waitFor(() => expect(methods).toEqual(['PUT']));
});

test('a server refusal is shown at its field until the field is edited', async () => {
  open(anApplication(), 'employment');
  refuse('employment.employer');
  await next();
  const field = await screen.findByRole('textbox', { name: 'Employer' });
  await screen.findAllByText('No such employment.employer');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement?.textContent).toContain('One thing needs your attention');
  await userEvent.type(field, '!');
  expect(screen.queryByText('No such employment.employer')).toBeNull();
});

test('a refusal for another step opens that step', async () => {
  open(anApplication(), 'employment');
  refuse('propertyInfo.city', 'applicant.email');
  await next();
  await screen.findByRole('heading', { name: 'The home' });
  expect(screen.getByRole('textbox', { name: 'City' }).getAttribute('aria-invalid')).toBe('true');
});

test('a refusal on sending leads from the review to its field', async () => {
  open(anApplication(), 'review');
  refuse('applicant.phone');
  await userEvent.click(screen.getByRole('button', { name: 'Send the application' }));
  await screen.findByRole('heading', { name: 'About you' });
  expect(screen.getByRole('textbox', { name: 'Phone' }).getAttribute('aria-invalid')).toBe('true');
});

test('a tenant is asked for rent, and the estimate follows the typed values', async () => {
  open(anApplication(), 'home');
  expect(screen.getByRole('textbox', { name: /Annual property tax/ })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'I rent' }));
  expect(screen.getByRole('textbox', { name: 'Monthly rent' })).toBeDefined();
  expect(screen.queryByRole('textbox', { name: /Annual property tax/ })).toBeNull();
  expect($draft.get().currentMortgage).toEqual({});
  cleanup();
  open(anApplication(), 'price');
  const figures = screen.getByRole('complementary', { name: 'Your estimate' });
  expect(figures.textContent).toContain('$480,000');
  const down = screen.getByRole('textbox', { name: 'Down payment' });
  await userEvent.clear(down);
  await userEvent.type(down, '10000');
  expect(figures.textContent).toContain('The minimum down payment for this price is $35,000.');
  expect(figures.textContent).toContain('Monthly payment–');
});

test.each(['-500', 'abc', '650.000'])(
  '%s for an optional amount is not sent and stays in the field',
  async (text) => {
    open(anApplication(), 'home');
    const methods = refuseAll();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /loan and card payments/ });
    await userEvent.type(field, text);
    await next();
    expect(field.value).toBe(text);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(/as a number of 0 or more, such as 1,850.75/)).toHaveLength(2);
    expect(methods).toEqual([]);
  },
);

test('the estimate ignores a price that is not a number', async () => {
  open(anApplication(), 'price');
  const price = screen.getByRole('textbox', { name: 'Price of the home' });
  await userEvent.clear(price);
  await userEvent.type(price, '60O000');
  const figures = screen.getByRole('complementary', { name: 'Your estimate' });
  expect(figures.textContent).toContain('Price–');
  expect(figures.textContent).not.toContain('NaN');
});

test('the review formats dates and postal codes', () => {
  const { propertyInfo } = anApplication();
  open(anApplication({ propertyInfo: { ...propertyInfo, postalCode: 'm4g6v6' } }), 'review');
  const answerOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  expect(answerOf('Date of birth')).toBe('February 28, 1990');
  expect(answerOf('When you moved in, or will')).toBe('May 2020');
  expect(answerOf('Postal code')).toBe('M4G 6V6');
});

test.each([
  ['Down payment, %', '20'],
  ['Price of the home', '100000'],
])('a change of %s takes the error of the down payment away', async (name, text) => {
  const expectedPrice = { totalDollars: 600_000, downPaymentDollars: 6000, downPaymentPercent: 1 };
  open(anApplication({ expectedPrice }), 'price');
  refuseAll();
  await next();
  expect(errorBeside('expectedPrice.downPaymentDollars')).not.toBe('');
  const field = screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  expect(errorBeside('expectedPrice.downPaymentDollars')).toBe('');
});
