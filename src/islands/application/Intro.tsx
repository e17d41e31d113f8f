import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApplicationPrefill } from '#src/contract/application/prefill.ts';
import { prefilledDraft } from '#src/domain/application/pre-approval.ts';
import { signInPath } from '#src/domain/routes.ts';
import { applicationFormTexts } from '#src/messages/application/application-form.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { icon } from '#src/ui/icon.ts';
import { PrefillSummary } from './review/PrefillSummary.tsx';
import { StartButton } from './StartButton.tsx';

type Props = { prefill: ApplicationPrefill | undefined };

function IntroFrame({ prefill, children }: Props & { children: ReactNode }) {
  const words = useTexts(applicationFormTexts);
  return (
    <div className="grid gap-5 max-w-[40rem]">
      {prefill && (
        <PrefillSummary prefill={prefill}>
          <p className="text-muted">{words.handedOver.kept}</p>
        </PrefillSummary>
      )}
      <h2 className="heading-2">{words.introTitle}</h2>
      <p className="text-muted">{words.introText}</p>
      <ul className="grid gap-2">
        {words.introPoints.map((point) => (
          <li key={point} className="flex gap-3">
            <span className="mt-1 shrink-0 text-primary">
              <Check {...icon()} />
            </span>
            {point}
          </li>
        ))}
      </ul>
      <p className="px-4 py-3 rounded-field bg-accent-tint text-on-accent-tint">{words.sample}</p>
      {children}
    </div>
  );
}

/** What the application asks for, shown to a customer who has none yet. */
export function Intro({ prefill }: Props) {
  const words = useTexts(applicationFormTexts);
  return (
    <IntroFrame prefill={prefill}>
      <StartButton
        label={words.start}
        look="btn-primary"
        fields={prefill && prefilledDraft(prefill)}
      />
    </IntroFrame>
  );
}

/** The same for a visitor: the ways to an account, which lead back with the passed values. */
export function VisitorIntro({ prefill, returnTo }: Props & { returnTo: string }) {
  const words = useTexts(applicationFormTexts);
  return (
    <IntroFrame prefill={prefill}>
      <p>{words.joinHint}</p>
      <div className="flex flex-wrap gap-3">
        <a className="btn-primary" href={signInPath('new-account', returnTo)}>
          {words.join}
        </a>
        <a className="btn-secondary" href={signInPath('login', returnTo)}>
          {words.login}
        </a>
      </div>
    </IntroFrame>
  );
}
