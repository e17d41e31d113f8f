import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { ApplicationPrefill } from '#src/contract/application/prefill.ts';
import type { Application } from '#src/contract/application/record.ts';
import { prefilledDraft, readPrefill } from '#src/domain/application/pre-approval.ts';
import { pagePath, signInPath } from '#src/domain/routes.ts';
import { applicationFormTexts } from '#src/messages/application/application-form.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { currentValue } from '#src/stores/shell/async-state.ts';
import { rememberedHousehold } from '#src/stores/application/household.ts';
import { $application, openApplication } from '#src/stores/application/profile-application.ts';
import { $session, fetchSession } from '#src/stores/session/session.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ApplicationSkeleton } from './ApplicationSkeleton.tsx';
import { Intro, VisitorIntro } from './Intro.tsx';
import { SubmittedApplication } from './review/SubmittedApplication.tsx';
import { Steps } from './steps/Steps.tsx';
import { PrefillOffer } from './fields/PrefillOffer.tsx';
import { asIsland } from '#src/ui/as-island.tsx';

function LoadFailure({ retry, returnTo }: { retry: () => void; returnTo: string }) {
  const words = useTexts(applicationFormTexts);
  return (
    <EmptyState tone="failed" title={words.loadFailed} hint={words.loadFailedHint}>
      <button type="button" className="btn-secondary" onClick={retry}>
        {words.retry}
      </button>
      <a className="btn-primary" href={signInPath('login', returnTo)}>
        {words.login}
      </a>
    </EmptyState>
  );
}

type Opening = {
  /** The values that a link to get pre-approved passed in the address. */
  prefill: ApplicationPrefill | undefined;
  /** The address the page was opened by. */
  returnTo: string;
};

function OpenedApplication({
  application,
  prefill,
}: Opening & { application: Application | null }) {
  /** A new application is filled in with the home, so it need not be offered. */
  const [isNew] = useState(application === null);
  if (!application) return <Intro prefill={prefill} />;
  const { id, state } = application;
  if (state !== 'draft') {
    return (
      <SubmittedApplication
        key={id}
        application={application}
        fields={prefill && prefilledDraft(prefill)}
      />
    );
  }
  return (
    <div className="grid gap-8">
      {prefill && !isNew && <PrefillOffer prefill={prefill} />}
      <Steps key={id} application={application} />
    </div>
  );
}

function LoadedApplication(opening: Opening) {
  const locale = useLocale();
  const state = useStore($application);
  useEffect(() => void openApplication(), []);
  if (state.kind === 'ready') return <OpenedApplication {...opening} application={state.value} />;
  const last = currentValue(state);
  if (last) return <OpenedApplication {...opening} application={last} />;
  if (state.kind === 'failed') {
    return <LoadFailure retry={() => void openApplication()} returnTo={opening.returnTo} />;
  }
  return <ApplicationSkeleton locale={locale} />;
}

/** The mortgage application of whoever is signed in; for a visitor, an introduction and the way to it. */
function ApplicationContent() {
  const locale = useLocale();
  const { kind } = useStore($session);
  // The steps change the address, and the log-in leads back to the first one.
  const [opening] = useState<Opening>(() => ({
    prefill: readPrefill(location.search, rememberedHousehold()),
    returnTo: pagePath('/application') + location.search,
  }));
  if (kind === 'active') return <LoadedApplication {...opening} />;
  if (kind === 'anonymous') return <VisitorIntro {...opening} />;
  return kind === 'inactive' ? (
    <LoadFailure retry={() => void fetchSession()} returnTo={opening.returnTo} />
  ) : (
    <ApplicationSkeleton locale={locale} />
  );
}

export const ApplicationIsland = asIsland(ApplicationContent);
