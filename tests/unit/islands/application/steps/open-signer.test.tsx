import { useStore } from '@nanostores/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectHttp, connectToken } from '#src/clients/http.ts';
import type { SignerDraft } from '#src/contract/application/draft.ts';
import type { Application } from '#src/contract/application/record.ts';
import { Steps } from '#src/islands/application/steps/Steps.tsx';
import { $application, $draft } from '#src/stores/application/profile-application.ts';
import { replaceRoute } from '#src/stores/shell/route.ts';
import { anApplication } from '#tests/support/customers/applications.ts';

const FIELDS = anApplication();
const SIGNER: SignerDraft = {
  ...FIELDS.applicant,
  name: { first: 'Ben', last: 'Wong' },
  email: 'ben@example.test',
  relation: 'sibling',
  employment: { status: 'pension', annualIncomeDollars: 40_000 },
};

const APPLICATION: Application = {
  id: 'a1',
  state: 'draft',
  createdAtMs: 1,
  updatedAtMs: 1,
  submittedAtMs: null,
  fields: FIELDS,
  signers: [{ id: 's1', fields: SIGNER }],
  chosenMatchId: null,
};

function OpenSteps() {
  const state = useStore($application);
  return state.kind === 'ready' && state.value && <Steps application={state.value} />;
}

const sent: string[] = [];

beforeEach(() => {
  window.scrollTo = () => undefined;
  sent.length = 0;
  connectToken(() => null);
  connectHttp(async (url, init) => {
    sent.push(`${init?.method} ${String(url).split('/application/')[1]}`);
    const fields = { ...SIGNER, name: { first: 'Bernard', last: 'Wong' } };
    return Response.json(String(url).includes('signer') ? { id: 's1', fields } : APPLICATION);
  });
  $application.set({ kind: 'ready', value: APPLICATION });
  $draft.set(FIELDS);
  act(() => replaceRoute('/real-estate/application?step=signers'));
  render(<OpenSteps />);
});

afterEach(() => {
  cleanup();
  connectHttp(undefined);
  connectToken();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const firstName = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' });

test('continuing saves the co-signer in the open form', async () => {
  await press('Change Ben Wong');
  await userEvent.clear(firstName());
  await userEvent.type(firstName(), 'Bernard');
  await press('Save and continue');
  await screen.findByRole('heading', { name: 'Documents' });
  expect(sent.slice(0, 2)).toEqual(['PUT a1/signer/s1', 'PUT a1']);
});

test.each(['Save and continue', 'Save and leave'])(
  '%s does not leave an incomplete co-signer and reports the missing fields',
  async (button) => {
    await press('Add another co-signer');
    await userEvent.type(firstName(), 'Cleo');
    await press(button);
    await screen.findByText(/things need your attention/);
    expect(firstName().value).toBe('Cleo');
    expect(screen.getAllByText('Please enter the last name')).toHaveLength(2);
    expect(sent).toEqual([]);
  },
);

test('an empty co-signer form can be left', async () => {
  await press('Add another co-signer');
  await press('Save and continue');
  await screen.findByRole('heading', { name: 'Documents' });
  expect(sent[0]).toBe('PUT a1');
});

test('going back preserves the unsaved co-signer form', async () => {
  await press('Add another co-signer');
  await userEvent.type(firstName(), 'Cleo');
  await press('Back');
  await screen.findByRole('heading', { name: 'Final details' });
  act(() => replaceRoute('/real-estate/application?step=signers'));
  expect(firstName().value).toBe('Cleo');
});
