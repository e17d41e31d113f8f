import { isTenant } from '#src/domain/application/purpose.ts';
import { type ReactNode, useRef, useState } from 'react';
import type { ApplicationDraft } from '#src/contract/application/draft.ts';
import type { ApplicationFault } from '#src/contract/application/reading.ts';
import { faultsOfStep } from '#src/domain/application/steps.ts';
import { changeDraft } from '#src/stores/application/profile-application.ts';
import type { Screen } from './application-screens.ts';
import { withDownPayment } from './down-payment.ts';
import { type FieldValue, withValue } from './draft-paths.ts';
import { FaultSummary } from './FaultSummary.tsx';
import { errorOfFault, errorOfProblem } from './field-error.ts';
import { FieldList } from './FieldList.tsx';
import { StepButtons } from './StepButtons.tsx';
import type { Refusals } from './useRefusals.ts';

/** Takes away what only an owner has told, once the applicant says that they rent. */
function withOwnership(draft: ApplicationDraft, changed: string): ApplicationDraft {
  if (changed !== 'propertyDetails.ownership' || !isTenant(draft)) return draft;
  const { yearlyTaxDollars, monthlyHeatingDollars, monthlyCondoFeeDollars, ...propertyDetails } =
    draft.propertyDetails ?? {};
  // The server keeps a group that is not sent, so the group is sent empty.
  return { ...draft, propertyDetails, currentMortgage: {} };
}

type Props = {
  screen: Screen;
  draft: ApplicationDraft;
  /** What is wrong with the whole application. */
  faults: readonly ApplicationFault[];
  /** What the server has found wrong with it. */
  refused: Refusals;
  onNext: () => Promise<void>;
  onBack: (() => void) | null;
  onLeave: () => Promise<void>;
  isBusy: boolean;
  failure: ReactNode;
};

/** One step: its fields, which are checked when the applicant goes on. */
export function StepForm({ screen, draft, faults, refused, onNext, failure, ...buttons }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  /** Fields whose faults are shown: those of the last try, until they are edited. */
  const [checked, setChecked] = useState<readonly string[]>([]);
  const own = faultsOfStep(screen, faults);
  const visibleFaults = own.filter(({ field }) => checked.includes(field));
  const refusals = refused.refusals.filter(({ param }) => screen.fields.includes(param));
  const errors = [
    ...visibleFaults.map(errorOfFault),
    ...refusals
      .filter(({ param }) => visibleFaults.every(({ field }) => field !== param))
      .map(errorOfProblem),
  ];
  const change = (path: string, value: FieldValue | undefined) => {
    setChecked(checked.filter((each) => each !== path));
    refused.forget(path);
    changeDraft(withOwnership(withDownPayment(withValue(draft, path, value), path), path));
  };
  const goOn = () => {
    setChecked(own.map(({ field }) => field));
    setAttempt(attempt + 1);
    if (own.length === 0) void onNext();
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!buttons.isBusy) goOn();
      }}
    >
      <FaultSummary errors={errors} form={form} attempt={attempt + refused.rounds} />
      <FieldList draft={draft} fields={screen.fields} errors={errors} onChange={change} />
      {failure}
      <StepButtons {...buttons} />
    </form>
  );
}
