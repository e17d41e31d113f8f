import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { dayText } from '#src/domain/day-text.ts';
import type { ProfileDetails } from '#src/domain/account/profile-details.ts';
import { profileTexts } from '#src/messages/account/profile.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { $account, currentAccount, loadAccount } from '#src/stores/account/profile-account.ts';
import { $profile, loadProfile } from '#src/stores/session/profile.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { DataExport } from './DataExport.tsx';
import { EmailRow } from './EmailRow.tsx';
import { LeaveAccount } from './LeaveAccount.tsx';
import { NameRow } from './NameRow.tsx';
import { NotificationChoice } from './NotificationChoice.tsx';
import { PasswordForm } from '../security/PasswordForm.tsx';
import { PhoneRow } from './PhoneRow.tsx';
import { ReferralLink } from './ReferralLink.tsx';
import { SecondFactor } from '../security/SecondFactor.tsx';
import { Sessions } from '../security/Sessions.tsx';
import { Section } from '../Section.tsx';

function RegisteredOn() {
  const locale = useLocale();
  const { details: words } = useTexts(profileTexts);
  const account = useStore($account);
  const details = currentAccount(account);
  const isWaiting = !details && account.kind !== 'failed';
  return (
    <div className="py-4">
      <p className="text-sm font-semibold text-muted">{words.registeredOn}</p>
      {isWaiting ? (
        <span className="skeleton block mt-1 h-6 w-40" />
      ) : (
        <p className="mt-0.5">
          {details ? dayText(new Date(details.registeredAtMs), locale) : words.unknownDay}
        </p>
      )}
    </div>
  );
}

function Rows({ details, phone }: { details: ProfileDetails; phone: string }) {
  return (
    <div className="-my-4">
      <NameRow details={details} phone={phone} />
      <EmailRow details={details} phone={phone} />
      <PhoneRow details={details} phone={phone} />
      <RegisteredOn />
    </div>
  );
}

function Details({ phone }: { phone: string }) {
  const profileWords = useTexts(profileTexts);
  const state = useStore($profile);
  if (state.kind === 'failed') {
    return (
      <EmptyState tone="failed" title={profileWords.failed} hint={profileWords.failedHint}>
        <button type="button" className="btn-secondary" onClick={() => void loadProfile()}>
          {profileWords.retry}
        </button>
      </EmptyState>
    );
  }
  if (state.kind !== 'ready') return <div aria-busy="true" className="skeleton h-[19rem]" />;
  return <Rows details={state.details} phone={phone} />;
}

/** The customer's details, their emails, and the ways to leave. */
export function AccountDetails({ email, phone }: { email: string; phone: string }) {
  const { details: words } = useTexts(profileTexts);
  const profileWords = useTexts(profileTexts);
  useEffect(() => {
    void loadProfile();
    void loadAccount();
  }, []);
  return (
    <div className="grid gap-5 max-w-[44rem]">
      <h2 className="heading-2">{words.title}</h2>
      <Section title={profileWords.contact}>
        <Details phone={phone} />
      </Section>
      <Section title={profileWords.notifications.title}>
        <NotificationChoice />
      </Section>
      <Section title={profileWords.referral.title} text={profileWords.referral.text}>
        <ReferralLink />
      </Section>
      <Section title={profileWords.password.title} text={profileWords.password.text}>
        <PasswordForm phone={phone} />
      </Section>
      <Section title={profileWords.secondFactor.title} text={profileWords.secondFactor.text}>
        <SecondFactor email={email} phone={phone} />
      </Section>
      <Section title={profileWords.sessions.title} text={profileWords.sessions.text}>
        <Sessions />
      </Section>
      <Section title={profileWords.data.title} text={profileWords.data.text}>
        <DataExport />
      </Section>
      <Section title={profileWords.leave.title} text={profileWords.leave.text}>
        <LeaveAccount />
      </Section>
    </div>
  );
}
