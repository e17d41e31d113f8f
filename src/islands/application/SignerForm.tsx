import { useEffect, useRef, useState } from 'react';
import type { SignerDraft } from '#src/contract/application/draft.ts';
import type { ApplicationFault } from '#src/contract/application/reading.ts';
import { signerFaults } from '#src/domain/application/faults.ts';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import { applicationForm } from '#src/messages/en/application-form.ts';
import { keepSigner } from '#src/stores/application/profile-application.ts';
import { BusyButton } from '#src/ui/BusyButton.tsx';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { type FieldValue, withValue } from './draft-paths.ts';
import { FaultSummary } from './FaultSummary.tsx';
import { errorOfFault, errorOfProblem, type FieldError } from './field-error.ts';
import { FieldList } from './FieldList.tsx';
import { problemsOf } from './useRefusals.ts';

const { signers: words, saving } = applicationForm;

const GROUP = 'signers.0';

/** In the order they are asked, by their paths in `SignerDraft`. */
const FIELDS = [
  'name.first',
  'name.last',
  'relation',
  'email',
  'phone',
  'dateOfBirth.month',
  'dateOfBirth.day',
  'dateOfBirth.year',
  'maritalStatus',
  'citizenship',
  'employment.status',
  'employment.compensationType',
  'employment.employer',
  'employment.jobTitle',
  'employment.annualIncomeDollars',
  'employment.years',
];

function faultsOf(fields: SignerDraft): ApplicationFault[] {
  const faults = signerFaults(fields, calendarDay(systemClock.now()), GROUP);
  return faults.map((fault) => ({ ...fault, field: fault.field.slice(GROUP.length + 1) }));
}

type Props = { signerId: string | null; fields: SignerDraft; onEnd: () => void };

/** Asks for all that must be known of a co-signer. */
export function SignerForm({ signerId, fields: saved, onEnd }: Props) {
  const [fields, setFields] = useState(saved);
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [refusals, setRefusals] = useState<readonly FieldError[]>([]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const faults = faultsOf(fields);
  const errors = [
    ...faults.filter(({ field }) => checked.includes(field)).map(errorOfFault),
    ...refusals,
  ];
  const send = async () => {
    setChecked(faults.map(({ field }) => field));
    setAttempt(attempt + 1);
    if (faults.length > 0) return;
    setBusy(true);
    setFailure(null);
    setRefusals([]);
    const failed = await keepSigner(signerId, fields);
    setBusy(false);
    if (!failed) return onEnd();
    const problems = problemsOf(failed).map(errorOfProblem);
    const landed = problems.filter(({ field }) => FIELDS.includes(field));
    setRefusals(landed);
    setAttempt((attempts) => attempts + 1);
    if (landed.length === 0) setFailure(words.failed);
  };
  const change = (path: string, value: FieldValue | undefined) => {
    setChecked(checked.filter((each) => each !== path));
    setRefusals(refusals.filter(({ field }) => field !== path));
    setFields(withValue(fields, path, value));
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={words.formTitle}
      className="panel grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send();
      }}
    >
      <FaultSummary errors={errors} form={form} attempt={attempt} />
      <FieldList draft={fields} fields={FIELDS} errors={errors} onChange={change} />
      <FormAlert text={failure} />
      <div className="flex flex-wrap gap-3">
        <BusyButton type="submit" className="btn-primary" isBusy={isBusy} busyText={saving}>
          {words.save}
        </BusyButton>
        <button type="button" className="btn-secondary" onClick={onEnd}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}
