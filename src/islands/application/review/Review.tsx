import { useRef, useState } from 'react';
import type { ApplicationDraft } from '#src/contract/application/draft.ts';
import type { Application } from '#src/contract/application/record.ts';
import { signerErrors } from '#src/domain/application/validation.ts';
import { errorsOfStep } from '#src/domain/application/steps.ts';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import type { FieldError } from '#src/lib/validation/validation.ts';
import { applicationFormTexts } from '#src/messages/application/application-form.ts';
import type { Locale } from '#src/messages/locale.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import {
  isChangedElsewhere,
  sendApplication,
} from '#src/stores/application/profile-application.ts';
import { pushRoute } from '#src/stores/shell/route.ts';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { type Screen, screenHref, screensOf } from '../application-screens.ts';
import { valueAt } from '../draft-paths.ts';
import { type FieldRow, isDatePart, rowsOf } from '../fields/field-rows.ts';
import { dateLabelOf, dateText, errorText, labelOf, valueText } from '../fields/field-texts.ts';
import { StepButtons } from '../steps/StepButtons.tsx';
import type { Refusals } from '../useRefusals.ts';

type StepProps = {
  screen: Screen;
  draft: ApplicationDraft;
  errors: readonly FieldError[];
};

/** The label of a row, and its answer; a date is one. */
function rowTexts(row: FieldRow, draft: ApplicationDraft, locale: Locale) {
  const [path] = row;
  return isDatePart(path)
    ? { label: dateLabelOf(path, locale), answer: dateText(draft, row, locale) }
    : {
        label: labelOf(path, draft, locale),
        answer: valueText(path, valueAt(draft, path), locale),
      };
}

function ReviewedStep({ screen, draft, errors }: StepProps) {
  const locale = useLocale();
  const words = useTexts(applicationFormTexts);
  const title = words.steps[screen.id]?.title ?? '';
  const stepErrors = errorsOfStep(screen, errors);
  const answeredFields = screen.fields.filter(
    (path) => valueAt(draft, path) !== undefined || stepErrors.some(({ field }) => field === path),
  );
  return (
    <section aria-label={title} className="py-4 border-b border-line">
      <div className="flex items-center justify-between gap-4">
        <h3 className="heading-3">{title}</h3>
        <button
          type="button"
          className="btn-quiet"
          aria-label={words.changeOf(title)}
          onClick={() => pushRoute(screenHref(screen.id))}
        >
          {words.change}
        </button>
      </div>
      <dl className="mt-1 grid gap-x-6 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        {rowsOf(answeredFields).map((row) => {
          const error = stepErrors.find(({ field }) => row.includes(field));
          const { label, answer } = rowTexts(row, draft, locale);
          return (
            <div key={row[0]} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd
                className={`max-sm:mb-1.5 wrap-anywhere ${error ? 'text-alert font-semibold' : ''}`}
              >
                {error ? errorText(error, locale) : answer}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

type Props = {
  application: Application;
  draft: ApplicationDraft;
  errors: readonly FieldError[];
  refusals: Refusals;
  onBack: (() => void) | null;
  onLeave: () => Promise<void>;
};

function isIncomplete({ signers }: Application, draft: ApplicationDraft): boolean {
  const today = calendarDay(systemClock.now());
  return signers.some(({ fields }) => signerErrors(fields, draft, today).length > 0);
}

/** All that was entered, to be read once more and sent. */
export function Review({ application, draft, errors, refusals, onBack, onLeave }: Props) {
  const words = useTexts(applicationFormTexts);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const send = async () => {
    if (errors.length > 0 || isIncomplete(application, draft)) {
      setFailure(words.notComplete);
      top.current?.scrollIntoView({ block: 'center' });
      return;
    }
    setBusy(true);
    setFailure(null);
    const failure = await sendApplication();
    setBusy(false);
    if (!failure || refusals.land(failure)) return;
    setFailure(isChangedElsewhere(failure) ? words.changedElsewhere : words.submitFailed);
    top.current?.scrollIntoView({ block: 'center' });
  };
  const screens = screensOf(draft).filter(({ fields }) => fields.length > 0);
  return (
    <>
      <div ref={top}>
        <FormAlert text={failure} />
      </div>
      <div className="-mt-4">
        {screens.map((screen) => (
          <ReviewedStep key={screen.id} screen={screen} draft={draft} errors={errors} />
        ))}
      </div>
      <p className="panel bg-sand text-sm">{words.sample}</p>
      <StepButtons
        onBack={onBack}
        onLeave={onLeave}
        isBusy={isBusy}
        onNext={() => void send()}
        nextLabel={words.submit}
        busyText={words.submitting}
      />
    </>
  );
}
