import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { dayText } from '#src/domain/day-text.ts';
import type { ProfileDetails } from '#src/domain/account/profile-details.ts';
import { profile } from '#src/messages/en/profile.ts';
import { $account, knownAccount, loadAccount } from '#src/stores/account/profile-account.ts';
import { $profile, loadProfile } from '#src/stores/session/profile.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { DataExport } from './DataExport.tsx';
import { EmailRow } from './EmailRow.tsx';
import { LeaveAccount } from './LeaveAccount.tsx';
import { NameRow } from './NameRow.tsx';
import { NotificationChoice } from './NotificationChoice.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PhoneRow } from './PhoneRow.tsx';
import { ReferralLink } from './ReferralLink.tsx';
import { Section } from './Section.tsx';

const { details: words } = profile;

function RegisteredOn() {
  const account = useStore($account);
  const known = knownAccount(account);
  const isWaiting = !known && account.kind !== 'failed';
  return (
    <div className="py-4">
      <p className="text-sm font-semibold text-muted">{words.registeredOn}</p>
      {isWaiting ? (
        <span className="skeleton block mt-1 h-6 w-40" />
      ) : (
        <p className="mt-0.5">
          {known ? dayText(new Date(known.registeredAtMs)) : words.unknownDay}
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
  const state = useStore($profile);
  if (state.kind === 'failed') {
    return (
      <EmptyState tone="failed" title={profile.failed} hint={profile.failedHint}>
        <button type="button" className="btn-secondary" onClick={() => void loadProfile()}>
          {profile.retry}
        </button>
      </EmptyState>
    );
  }
  if (state.kind !== 'ready') return <div aria-busy="true" className="skeleton h-[19rem]" />;
  return <Rows details={state.details} phone={phone} />;
}

/** Who the customer is, what they are sent, and how they leave. */
export function AccountDetails({ phone }: { phone: string }) {
  useEffect(() => {
    void loadProfile();
    void loadAccount();
  }, []);
  return (
    <div className="grid gap-5 max-w-[44rem]">
      <h2 className="heading-2">{words.title}</h2>
      <Section title={profile.contact}>
        <Details phone={phone} />
      </Section>
      <Section title={profile.notifications.title}>
        <NotificationChoice />
      </Section>
      <Section title={profile.referral.title} text={profile.referral.text}>
        <ReferralLink />
      </Section>
      <Section title={profile.password.title} text={profile.password.text}>
        <PasswordForm phone={phone} />
      </Section>
      <Section title={profile.data.title} text={profile.data.text}>
        <DataExport />
      </Section>
      <Section title={profile.leave.title} text={profile.leave.text}>
        <LeaveAccount />
      </Section>
    </div>
  );
}
