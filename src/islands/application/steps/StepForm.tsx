import type { ApplicationDraft } from '#src/contract/application/draft.ts';
import type { PlaceSuggestion } from '#src/contract/places/calls.ts';
import { propertyAt, withoutStalePoint } from '#src/domain/application/property-place.ts';
import { isTenant } from '#src/domain/application/purpose.ts';
import { errorsOfStep } from '#src/domain/application/steps.ts';
import { applicationErrors } from '#src/domain/application/validation.ts';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import { schemaOfRules } from '#src/lib/validation/schema-of-rules.ts';
import { useLocale } from '#src/ui/locale/use-texts.ts';
import { changeDraft } from '#src/stores/application/profile-application.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import type { Screen } from '../application-screens.ts';
import { fieldsChangedWith, withDownPayment } from '../fields/down-payment.ts';
import { type DraftValue, withValue } from '../draft-paths.ts';
import { ErrorSummary } from '../fields/ErrorSummary.tsx';
import { FieldList } from '../fields/FieldList.tsx';
import { errorText } from '../fields/field-texts.ts';
import { StepButtons } from './StepButtons.tsx';
import type { Refusals } from '../useRefusals.ts';

/** Removes an owner's answers once the applicant says that they rent. */
function withOwnership(draft: ApplicationDraft, path: string): ApplicationDraft {
  if (path !== 'propertyDetails.ownership' || !isTenant(draft)) return draft;
  const { yearlyTaxDollars, monthlyHeatingDollars, monthlyCondoFeeDollars, ...propertyDetails } =
    draft.propertyDetails ?? {};
  // The server keeps a group that is not sent, so the group is sent empty.
  return { ...draft, propertyDetails, currentMortgage: {} };
}

type Props = {
  screen: Screen;
  draft: ApplicationDraft;
  /** The errors that the server found in the step. */
  refusals: Refusals;
  onNext: () => Promise<void>;
  onBack: (() => void) | null;
  onLeave: () => Promise<void>;
  isBusy: boolean;
  /** Why the step could not be saved. */
  failure: string | null;
};

/** The rules that a screen must meet before its applicant continues, given the rest of the draft. */
const schemaOf = (screen: Screen) =>
  schemaOfRules((draft: ApplicationDraft) =>
    errorsOfStep(screen, applicationErrors(draft, calendarDay(systemClock.now()))),
  );

/** One step: its fields, which are checked when the applicant goes on. */
export function StepForm({
  screen,
  draft,
  refusals: stepRefusals,
  onNext,
  failure,
  ...buttons
}: Props) {
  const locale = useLocale();
  const form = useForm({
    schema: schemaOf(screen),
    errorText: (error) => errorText(error, locale),
    values: draft,
    // The summary takes the focus, as there may be many.
    focusesErrors: false,
    send: async () => {
      await onNext();
      return null;
    },
  });
  const { formProps, forgetError, submitCount } = form;
  const { refusals, rounds } = stepRefusals;
  const errorOf = (path: string) =>
    form.errorOf(path) ?? refusals.find(({ param }) => param === path)?.msg;
  const forgetErrors = (paths: readonly string[]) => {
    for (const path of paths) {
      forgetError(path);
      stepRefusals.forget(path);
    }
  };
  const change = (path: string, value: DraftValue | undefined) => {
    forgetErrors(fieldsChangedWith(path));
    const nextDraft = withoutStalePoint(withValue(draft, path, value), path);
    changeDraft(withOwnership(withDownPayment(nextDraft, path), path));
  };
  const choosePlace = (place: PlaceSuggestion) => {
    forgetErrors(screen.fields);
    changeDraft({ ...draft, propertyInfo: propertyAt(draft.propertyInfo, place) });
  };
  const problems = screen.fields.flatMap((param) => {
    const msg = errorOf(param);
    return msg === undefined ? [] : [{ param, msg }];
  });
  return (
    <form {...formProps} className="grid gap-6">
      <ErrorSummary problems={problems} form={formProps.ref} attempt={submitCount + rounds} />
      <FieldList
        draft={draft}
        fields={screen.fields}
        errorOf={errorOf}
        onChange={change}
        onPlace={choosePlace}
      />
      <FormAlert text={failure} />
      <StepButtons {...buttons} />
    </form>
  );
}
