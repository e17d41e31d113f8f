import { useStore } from '@nanostores/react';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import type { Application } from '#src/contract/application-record.ts';
import { pagePath, signInPath } from '#src/domain/routes.ts';
import { applicationForm as words } from '#src/messages/en/application-form.ts';
import { shownValue } from '#src/stores/loading.ts';
import { $application, openApplication } from '#src/stores/profile-application.ts';
import { fetchSession } from '#src/stores/session.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { icon } from '#src/ui/icon.ts';
import { ApplicationSkeleton } from './ApplicationSkeleton.tsx';
import { Sent } from './Sent.tsx';
import { StartButton } from './StartButton.tsx';
import { Steps } from './Steps.tsx';
import { $session } from '#src/stores/session.ts';
import { usePrivatePage } from '#src/ui/usePrivatePage.ts';
import { withErrorBoundary } from '#src/ui/ErrorBoundary.tsx';

function Intro() {
  return (
    <div className="grid gap-5 max-w-[40rem]">
      <h2 className="heading-2">{words.introTitle}</h2>
      <p className="text-muted">{words.introText}</p>
      <ul className="grid gap-2">
        {words.introPoints.map((point) => (
          <li key={point} className="flex gap-3">
            <span className="mt-1 shrink-0 text-evergreen">
              <Check {...icon()} />
            </span>
            {point}
          </li>
        ))}
      </ul>
      <p className="px-4 py-3 rounded-field bg-gold-tint text-on-gold-tint">{words.sample}</p>
      <StartButton label={words.start} look="btn-primary" />
    </div>
  );
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <EmptyState tone="failed" title={words.loadFailed} hint={words.loadFailedHint}>
      <button type="button" className="btn-secondary" onClick={retry}>
        {words.retry}
      </button>
      <a className="btn-primary" href={signInPath('login', pagePath('/application'))}>
        {words.login}
      </a>
    </EmptyState>
  );
}

function Opened({ application }: { application: Application | null }) {
  if (!application) return <Intro />;
  const { id, state } = application;
  return state === 'draft' ? (
    <Steps key={id} application={application} />
  ) : (
    <Sent key={id} application={application} />
  );
}

function Loaded() {
  const state = useStore($application);
  useEffect(() => void openApplication(), []);
  if (state.kind === 'ready') return <Opened application={state.value} />;
  const last = shownValue(state);
  if (last) return <Opened application={last} />;
  if (state.kind === 'failed') return <Failed retry={() => void openApplication()} />;
  return <ApplicationSkeleton />;
}

/** The mortgage application of whoever is signed in. */
function ApplicationContent() {
  const { kind } = useStore($session);
  usePrivatePage(kind);
  if (kind === 'active') return <Loaded />;
  return kind === 'inactive' ? (
    <Failed retry={() => void fetchSession()} />
  ) : (
    <ApplicationSkeleton />
  );
}

export const ApplicationIsland = withErrorBoundary(ApplicationContent);
