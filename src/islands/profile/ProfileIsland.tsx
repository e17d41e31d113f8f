import './profile.css';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { guardRedirect } from '#src/domain/account/auth/guard.ts';
import { shortName } from '#src/domain/account/auth/session.ts';
import { signInPath } from '#src/domain/routes.ts';
import { authTexts } from '#src/messages/account/auth.ts';
import { profileTexts } from '#src/messages/account/profile.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { $route } from '#src/stores/shell/route.ts';
import { fetchSession, type SessionState } from '#src/stores/session/session.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { AccountDetails } from './details/AccountDetails.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { type ProfileTab, tabHref, tabOf } from './profile-tabs.ts';
import { SavedHomes } from './saved/SavedHomes.tsx';
import { SavedSearches } from './saved/SavedSearches.tsx';
import { $session } from '#src/stores/session/session.ts';
import { asIsland } from '#src/ui/as-island.tsx';
import { useFocusFallback } from '#src/ui/useFocusFallback.ts';

/** Redirects a visitor without a session to the login page, which leads back here. */
function usePrivatePage(session: SessionState['kind']): void {
  const isDecided = useRef(false);
  useEffect(() => {
    if (isDecided.current || session === 'starting') return;
    isDecided.current = true;
    const path = location.pathname + location.search;
    const to = guardRedirect('private', { isSignedIn: session !== 'anonymous', path });
    if (to) location.replace(to);
  }, [session]);
}

type PanelProps = { tab: ProfileTab; email: string; phone: string };

function TabContent({ tab, email, phone }: PanelProps) {
  if (tab === 'saved-homes') return <SavedHomes />;
  return tab === 'saved-searches' ? (
    <SavedSearches />
  ) : (
    <AccountDetails email={email} phone={phone} />
  );
}

function Panel(props: PanelProps) {
  const region = useRef<HTMLDivElement>(null);
  useFocusFallback(region);
  return (
    <div ref={region} className="min-w-0">
      <TabContent {...props} />
    </div>
  );
}

/** Replaces the profile while there is no session to show it for. */
function WithoutSession({ kind, tab }: { kind: SessionState['kind']; tab: ProfileTab }) {
  const profileWords = useTexts(profileTexts);
  const authWords = useTexts(authTexts);
  const locale = useLocale();
  if (kind === 'inactive') {
    return (
      <div className="grid gap-6">
        <h1 className="heading-1">{profileWords.title}</h1>
        <EmptyState tone="failed" title={profileWords.failed} hint={profileWords.failedHint}>
          <button type="button" className="btn-secondary" onClick={() => void fetchSession()}>
            {profileWords.retry}
          </button>
          <a className="btn-primary" href={signInPath('login', tabHref(tab))}>
            {authWords.login}
          </a>
        </EmptyState>
      </div>
    );
  }
  return <ProfileSkeleton locale={locale} />;
}

/** The profile: saved homes, saved searches and the account. `phone` is the brokerage's number. */
function ProfileContent({ phone }: { phone: string }) {
  const profileWords = useTexts(profileTexts);
  const session = useStore($session);
  usePrivatePage(session.kind);
  const tab = tabOf(useStore($route).query);
  useEffect(() => {
    document.title = document.title.replace(/^[^·|–-]*/, `${profileWords.tabs[tab]} `);
  }, [tab, profileWords]);
  if (session.kind !== 'active') return <WithoutSession kind={session.kind} tab={tab} />;
  return (
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-[15rem_minmax(0,1fr)] items-start">
      <div className="md:col-span-2">
        <h1 className="heading-1 wrap-anywhere">
          {profileWords.greeting(shortName(session.user))}
        </h1>
      </div>
      <ProfileMenu tab={tab} />
      <Panel tab={tab} email={session.user.email} phone={phone} />
    </div>
  );
}

export const ProfileIsland = asIsland(ProfileContent);
