import { HOME_PATH } from '#src/domain/routes.ts';
import { REFERRAL_PARAMETER } from '#src/domain/account/referral-parameter.ts';
import { useStore } from '@nanostores/react';
import { profileTexts } from '#src/messages/account/profile.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { $referrals } from '#src/stores/account/profile-account.ts';
import { TextField } from '#src/ui/fields/TextField.tsx';

/** A path and query of this site for inviting a friend, with the referral code. */
function referralPath(code: string): string {
  return `${HOME_PATH}?${new URLSearchParams({ [REFERRAL_PARAMETER]: code })}`;
}

/** The link a customer sends to a friend, and how often it was of use. */
export function ReferralLink() {
  const { referral: words } = useTexts(profileTexts);
  const state = useStore($referrals);
  if (state.kind === 'failed') return <p className="text-muted">{words.failed}</p>;
  if (state.kind !== 'ready') return <div aria-busy="true" className="skeleton h-20" />;
  const { code, used: usedCount } = state.value;
  return (
    <TextField
      label={words.label}
      hint={words.used(usedCount)}
      value={new URL(referralPath(code), location.origin).href}
      readOnly
      onFocus={({ target }) => target.select()}
    />
  );
}
