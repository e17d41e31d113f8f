import { type ReactNode, useRef, useState } from 'react';
import type { ApplicationDraft } from '#src/contract/application-draft.ts';
import type { ApplicationFault } from '#src/contract/application-reading.ts';
import { faultsOfStep } from '#src/domain/application-steps.ts';
import { changeDraft } from '#src/stores/profile-application.ts';
import type { Screen } from './application-screens.ts';
import { withDownPayment } from './down-payment.ts';
import { type FieldValue, withValue } from './draft-paths.ts';
import { FaultSummary } from './FaultSummary.tsx';
import { FieldList } from './FieldList.tsx';
import { StepButtons } from './StepButtons.tsx';

type Props = {
  screen: Screen;
  draft: ApplicationDraft;
  /** What is wrong with the whole application. */
  faults: readonly ApplicationFault[];
  onNext: () => Promise<void>;
  onBack: (() => void) | null;
  onLeave: () => Promise<void>;
  isBusy: boolean;
  failure: ReactNode;
};

/** One step: its fields, which are checked when the applicant goes on. */
export function StepForm({ screen, draft, faults, onNext, failure, ...buttons }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  /** Fields whose faults are shown: those of the last try, until they are edited. */
  const [checked, setChecked] = useState<readonly string[]>([]);
  const own = faultsOfStep(screen, faults);
  const shown = own.filter(({ field }) => checked.includes(field));
  const change = (path: string, value: FieldValue | undefined) => {
    setChecked(checked.filter((each) => each !== path));
    changeDraft(withDownPayment(withValue(draft, path, value), path));
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
      <FaultSummary faults={shown} form={form} attempt={attempt} />
      <FieldList draft={draft} fields={screen.fields} faults={shown} onChange={change} />
      {failure}
      <StepButtons {...buttons} />
    </form>
  );
}
