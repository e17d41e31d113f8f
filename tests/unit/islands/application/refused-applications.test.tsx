import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectHttp } from '#src/clients/http.ts';
import type { ApplicationDraft, SignerDraft } from '#src/contract/application/draft.ts';
import type { Application } from '#src/contract/application/record.ts';
import { applicationSteps } from '#src/domain/application/steps.ts';
import { SignerForm } from '#src/islands/application/steps/SignerForm.tsx';
import { Steps } from '#src/islands/application/steps/Steps.tsx';
import { $application, $draft } from '#src/stores/application/profile-application.ts';
import { replaceRoute } from '#src/stores/shell/route.ts';
import { anApplication } from '#tests/support/customers/applications.ts';
import { errorBeside, refuseFor } from '#tests/support/refused-fields.ts';

const buying = anApplication();
const renewing = anApplication({
  purpose: 'renewal',
  currentMortgage: {
    balanceDollars: 300_000,
    initialPriceDollars: 400_000,
    ratePercent: 5,
    rateType: 'fixed',
  },
});

function open(fields: ApplicationDraft): Application {
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
  return value;
}

beforeEach(() => {
  window.scrollTo = () => undefined;
});

afterEach(() => {
  cleanup();
  connectHttp(undefined);
});

const steps = [buying, renewing].flatMap((draft) =>
  applicationSteps(draft).map((step) => ({ draft, ...step })),
);

test.each(steps)(
  'each refusal of the step $id is shown at its field',
  async ({ draft, id, fields }) => {
    const application = open(draft);
    act(() => replaceRoute(`/real-estate/application?step=${id}`));
    render(<Steps application={application} />);
    refuseFor(fields);
    await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    await screen.findAllByText(`No ${fields[0]}`);
    for (const field of fields) expect(errorBeside(field), field).toContain(`No ${field}`);
  },
);

test.each(['body', 'partner.name', 'propertyInfo.latitude'])(
  'a refusal of %s, which no step asks for, is shown for the whole form',
  async (param) => {
    const application = open(buying);
    act(() => replaceRoute('/real-estate/application?step=price'));
    render(<Steps application={application} />);
    refuseFor([param]);
    await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    await screen.findByText(/could not be saved|Couldn.t save/i);
    expect(screen.queryByText(`No ${param}`)).toBeNull();
  },
);

const { applicant, employment } = buying;
const signer: SignerDraft = {
  ...applicant,
  email: 'ben@example.test',
  relation: 'parent',
  ...(employment && { employment }),
};

async function saveSigner(params: readonly string[]): Promise<void> {
  open(buying);
  render(
    <SignerForm
      ref={null}
      signer={{ id: null, savedFields: signer, fields: signer }}
      onChange={() => undefined}
      onEnd={() => undefined}
    />,
  );
  refuseFor(params);
  await userEvent.click(screen.getByRole('button', { name: /Save/ }));
}

test('each refusal of a co-signer is shown at its field', async () => {
  const fields = [
    ...['name.first', 'name.last', 'relation', 'email', 'phone', 'maritalStatus', 'citizenship'],
    ...['month', 'day', 'year'].map((part) => `dateOfBirth.${part}`),
    ...['status', 'compensationType', 'employer', 'jobTitle', 'annualIncomeDollars', 'years'].map(
      (name) => `employment.${name}`,
    ),
  ];
  await saveSigner(fields);
  await screen.findAllByText('No email');
  for (const field of fields) expect(errorBeside(field), field).toContain(`No ${field}`);
  expect(document.activeElement?.textContent).toContain('No email');
});

test('a refusal of a co-signer without a field is shown for the whole form', async () => {
  await saveSigner(['body']);
  await screen.findByText(/could not be saved|Couldn.t save/i);
});
