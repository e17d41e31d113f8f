import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Application } from '#src/contract/application/record.ts';
import { applicationErrors } from '#src/domain/application/validation.ts';
import { pagePath } from '#src/domain/routes.ts';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import { applicationFormTexts } from '#src/messages/application/application-form.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { $draft, saveDraft } from '#src/stores/application/profile-application.ts';
import { $route, pushRoute, replaceRoute } from '#src/stores/shell/route.ts';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { type Screen, screenAt, screenHref, screensOf } from '../application-screens.ts';
import { Documents } from './Documents.tsx';
import { FigureList } from '../fields/FigureList.tsx';
import { Progress } from './Progress.tsx';
import { Review } from '../review/Review.tsx';
import type { EditedSigner, OpenSignerForm } from './SignerForm.tsx';
import { Signers } from './Signers.tsx';
import { StepButtons } from './StepButtons.tsx';
import { StepForm } from './StepForm.tsx';
import { withoutTexts } from '../draft-paths.ts';
import { kindOf } from '../fields/field-kinds.ts';
import { useRefusals } from '../useRefusals.ts';

/** The focus follows to the heading of each new screen, but not when the page opens. */
function useHeadingFocus(id: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const visibleStep = useRef(id);
  useEffect(() => {
    if (visibleStep.current === id) return;
    visibleStep.current = id;
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, [id]);
  return heading;
}

/** The title of the page begins with the step, so that the history and a screen reader name it. */
function useStepTitle(step: string | undefined): void {
  useEffect(() => {
    const pageTitle = document.title;
    document.title = [step, pageTitle].filter(Boolean).join(': ');
    return () => {
      document.title = pageTitle;
    };
  }, [step]);
}

const numbersOf = ({ fields }: Screen) => fields.filter((path) => kindOf(path).kind === 'number');

/** The draft of an application, one step a screen. */
export function Steps({ application }: { application: Application }) {
  const words = useTexts(applicationFormTexts);
  const draft = useStore($draft);
  const { query } = useStore($route);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [signer, setSigner] = useState<EditedSigner | null>(null);
  const signerForm = useRef<OpenSignerForm>(null);
  const errors = applicationErrors(draft, calendarDay(systemClock.now()));
  const screens = screensOf(draft);
  const at = screenAt(query, draft, errors);
  const screen = screens[at];
  const heading = useHeadingFocus(screen?.id);
  const id = screen?.id ?? '';
  const goTo = (index: number) => {
    setFailure(null);
    pushRoute(screenHref(screens[index]?.id ?? ''));
  };
  const refusals = useRefusals(screens, goTo);
  // The address names the step from the start, so that it stays while its fields are filled in.
  useEffect(() => replaceRoute(screenHref(id)), [id]);
  const text = words.steps[id];
  useStepTitle(text?.title);
  if (!screen) return null;
  const save = async (then: () => void) => {
    const isSignerSaved = (await signerForm.current?.save()) ?? true;
    if (!isSignerSaved) return;
    setBusy(true);
    setFailure(null);
    refusals.forget();
    const failure = await saveDraft();
    setBusy(false);
    if (!failure) then();
    else if (!refusals.land(failure)) setFailure(words.saveFailed);
  };
  const stepProps = {
    isBusy,
    onBack: at > 0 ? () => goTo(at - 1) : null,
    onLeave: () => save(() => location.assign(pagePath('/auth/profile'))),
  };
  const goOn = () => save(() => goTo(at + 1));
  return (
    <div className="grid gap-x-12 lg:grid-cols-[minmax(0,40rem)_20rem]">
      <div className="grid gap-6 content-start">
        <Progress at={at} count={screens.length} />
        <div>
          <h2
            ref={heading}
            tabIndex={-1}
            className="heading-2 outline-none"
            aria-describedby="application-progress"
          >
            {text?.title}
          </h2>
          <p className="mt-1 text-muted">{text?.text}</p>
        </div>
        {screen.fields.length > 0 && (
          <StepForm
            key={screen.id}
            {...{ screen, draft, refusals, ...stepProps }}
            onNext={goOn}
            failure={failure}
          />
        )}
        {screen.id === 'review' && (
          <Review {...{ application, draft, errors, refusals, ...stepProps }} />
        )}
        {screen.id === 'signers' && (
          <Signers
            {...{ application, refusals, signer }}
            onEdit={setSigner}
            openForm={signerForm}
          />
        )}
        {screen.id === 'documents' && <Documents applicationId={application.id} />}
        {(screen.id === 'signers' || screen.id === 'documents') && (
          <>
            <FormAlert text={failure} />
            <StepButtons {...stepProps} onNext={() => void goOn()} />
          </>
        )}
      </div>
      <div className="max-lg:hidden">
        <div className="sticky top-[calc(var(--header-height)+1.5rem)]">
          <FigureList draft={withoutTexts(draft, screens.flatMap(numbersOf))} />
        </div>
      </div>
    </div>
  );
}
