import type { ReactNode } from 'react';
import { VOW_TERMS } from '#src/domain/listing/boards.ts';
import { signInPath } from '#src/domain/routes.ts';
import { accountPanelTexts } from '#src/messages/search/account-panel.ts';
import { useTexts } from '../../locale/use-texts.ts';
import { TermsPrompt } from '../../vow-terms/TermsPrompt.tsx';
import { RestrictedArt } from './RestrictedArt.tsx';

type Props = {
  count: number;
  isClosed: boolean;
  /** The list, to come back to. */
  returnTo: string;
  heading?: 'h2' | 'h3';
  /** The public facts about these homes. */
  children?: ReactNode;
};

/** In place of the cards of homes that need an account: how many there are, why, and the way in. */
export function AccountPanel({
  count,
  isClosed,
  returnTo,
  heading: Heading = 'h2',
  children,
}: Props) {
  const words = useTexts(accountPanelTexts);
  const { closedTitle, title, closedReason, reason, termsTitle, join, login } = words;
  return (
    <section
      aria-labelledby="account-title"
      className="card mt-6 first:mt-0 grid sm:grid-cols-[minmax(8rem,2fr)_5fr]"
    >
      <RestrictedArt className="size-full max-sm:h-28" />
      <div className="p-6">
        <Heading id="account-title" className="heading-3">
          <span className="unless-terms-due">{isClosed ? closedTitle(count) : title(count)}</span>
          {VOW_TERMS && <span className="when-terms-due">{termsTitle(count)}</span>}
        </Heading>
        <p className="unless-terms-due mt-2 text-muted">{isClosed ? closedReason : reason}</p>
        {children}
        <p className="unless-terms-due mt-5 flex flex-wrap gap-2.5">
          <a href={signInPath('new-account', returnTo)} className="btn-primary">
            {join}
          </a>
          <a href={signInPath('login', returnTo)} className="btn-secondary">
            {login}
          </a>
        </p>
        {VOW_TERMS && (
          <div className="when-terms-due mt-4">
            <TermsPrompt {...VOW_TERMS} />
          </div>
        )}
      </div>
    </section>
  );
}
