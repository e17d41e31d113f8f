import type { ReactNode } from 'react';
import type { Valuation } from '#src/contract/listings/valuation-calls.ts';
import { signInPath } from '#src/domain/routes.ts';
import { homeValueTexts } from '#src/messages/home-value.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { TermsButton } from '#src/ui/vow-terms/TermsButton.tsx';

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="panel sm:p-8 max-w-[44rem]">
      <h2 id="estimate" tabIndex={-1} className="heading-2 outline-none">
        {title}
      </h2>
      <div className="mt-3 grid gap-3 prose">{children}</div>
    </div>
  );
}

type Props = {
  valuation: Extract<Valuation, { kind: 'withheld' }>;
  address: string;
  /** This page with its form filled in. */
  returnTo: string;
};

/** Why there is no value, and the ways on. */
export function NoEstimate({ valuation, address, returnTo }: Props) {
  const { withheld: words } = useTexts(homeValueTexts);
  const { reason, sales } = valuation;
  const mayHelpToLogIn = reason === 'tooFewSales' && sales === 'public';
  return (
    <Panel title={words.title}>
      <p className="font-semibold wrap-anywhere">{address}</p>
      <p>
        {mayHelpToLogIn ? words.tooFewPublic : words[reason === 'tooFewSales' ? 'tooFew' : reason]}
      </p>
      {mayHelpToLogIn && (
        <p className="flex flex-wrap gap-3 pt-1">
          <a href={signInPath('new-account', returnTo)} className="unless-terms-due btn-primary">
            {words.join}
          </a>
          <a href={signInPath('login', returnTo)} className="unless-terms-due btn-secondary">
            {words.logIn}
          </a>
          <TermsButton className="btn-primary" />
        </p>
      )}
      <p className="text-muted">{words.askBelow}</p>
    </Panel>
  );
}

/** An address without the kind of home. */
export function FoundAddress({ address }: { address: string }) {
  const { found: texts } = useTexts(homeValueTexts);
  return (
    <Panel title={texts.title}>
      <p className="font-semibold wrap-anywhere">{address}</p>
      <p>{texts.text}</p>
    </Panel>
  );
}

/** Shown where addresses or sales cannot be queried. */
export function FailedEstimate({ phone, phoneLink }: { phone: string; phoneLink: string }) {
  const { failed: texts } = useTexts(homeValueTexts);
  return (
    <div role="alert">
      <Panel title={texts.title}>
        <p>{texts.text}</p>
        <p>
          <a href={phoneLink} className="link tabular-nums">
            {phone}
          </a>
        </p>
      </Panel>
    </div>
  );
}
