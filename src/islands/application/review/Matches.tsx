import { useStore } from '@nanostores/react';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { LenderMatch, MatchReply } from '#src/contract/application/match-calls.ts';
import { formatDollars } from '#src/domain/money.ts';
import type { Locale } from '#src/messages/locale.ts';
import { applicationFormTexts } from '#src/messages/application/application-form.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { currentValue } from '#src/stores/shell/async-state.ts';
import {
  $matches,
  chooseLender,
  findMatches,
} from '#src/stores/application/profile-application.ts';
import { BusyButton } from '#src/ui/BusyButton.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { icon } from '#src/ui/icon.ts';

const percentText = (part: number | null, locale: Locale) => {
  const { matches: words } = applicationFormTexts(locale);
  return part === null ? words.unknown : words.rate((part * 100).toFixed(1));
};

function Figures({ ratios: { gds, tds, ltv, loanDollars } }: Pick<MatchReply, 'ratios'>) {
  const locale = useLocale();
  const { matches: words } = useTexts(applicationFormTexts);
  const loan = loanDollars === null ? words.unknown : formatDollars(loanDollars, locale);
  const figures = [
    [words.loan, loan],
    [words.ltv, percentText(ltv, locale)],
    [words.gds, percentText(gds, locale)],
    [words.tds, percentText(tds, locale)],
  ];
  return (
    <dl
      aria-label={words.ratios}
      className="grid gap-x-6 gap-y-3 grid-cols-2 sm:grid-cols-4 panel bg-sand"
    >
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Row = { match: LenderMatch; isChosen: boolean; choose: () => Promise<void> };

function MatchRow({ match, isChosen, choose }: Row) {
  const locale = useLocale();
  const { matches: words } = useTexts(applicationFormTexts);
  const [isBusy, setBusy] = useState(false);
  const { lender, ratePercent, monthlyPaymentDollars, amortizationYears } = match;
  const run = async () => {
    setBusy(true);
    await choose();
    setBusy(false);
  };
  return (
    <li
      className={`panel flex flex-wrap items-center gap-x-8 gap-y-3 ${isChosen ? 'border-primary bg-primary-tint' : ''}`}
    >
      <h3 className="heading-3 grow basis-40">{lender}</h3>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 tabular-nums">
        {[
          [words.rateLabel, words.rate(ratePercent.toFixed(2))],
          [words.payment, formatDollars(monthlyPaymentDollars, locale)],
          [words.years, words.yearsText(amortizationYears)],
        ].map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {isChosen ? (
        <p className="inline-flex items-center gap-2 min-h-11 font-semibold text-primary">
          <Check {...icon()} />
          {words.chosen}
        </p>
      ) : (
        <BusyButton
          className="btn-secondary"
          isBusy={isBusy}
          busyText={words.choosing}
          aria-label={words.chooseOf(lender)}
          onClick={() => void run()}
        >
          {words.choose}
        </BusyButton>
      )}
    </li>
  );
}

function MatchList({ applicationId, reply }: { applicationId: string; reply: MatchReply }) {
  const { matches: words } = useTexts(applicationFormTexts);
  const [failure, setFailure] = useState<string | null>(null);
  const { matches, chosenMatchId } = reply;
  const chosenMatch = matches.find(({ id }) => id === chosenMatchId);
  const choose = async (matchId: string) => {
    setFailure(null);
    const failure = await chooseLender(applicationId, matchId);
    if (failure) setFailure(words.chooseFailed);
  };
  return (
    <div className="grid gap-4">
      <Figures ratios={reply.ratios} />
      {matches.length === 0 && <EmptyState title={words.none} hint={words.noneHint} />}
      <FormAlert text={failure} />
      <p role="status" className="font-semibold text-primary empty:hidden">
        {chosenMatch ? words.chosenText(chosenMatch.lender) : ''}
      </p>
      <ul className="grid gap-3 empty:hidden">
        {matches.map((match) => (
          <MatchRow
            key={match.id}
            match={match}
            isChosen={match.id === chosenMatchId}
            choose={() => choose(match.id)}
          />
        ))}
      </ul>
    </div>
  );
}

/** The lenders whose sample criteria an application meets; one can be chosen. */
export function Matches({ applicationId }: { applicationId: string }) {
  const { matches: words, sample, retry } = useTexts(applicationFormTexts);
  const state = useStore($matches);
  useEffect(() => void findMatches(applicationId), [applicationId]);
  const reply = currentValue(state);
  return (
    <section aria-labelledby="matches-title" className="grid gap-4">
      <h2 id="matches-title" className="heading-2">
        {words.title}
      </h2>
      <p className="px-4 py-3 rounded-field bg-accent-tint text-on-accent-tint font-medium">
        {sample}
      </p>
      {reply && <MatchList applicationId={applicationId} reply={reply} />}
      {!reply && state.kind === 'failed' && (
        <EmptyState tone="failed" title={words.failed}>
          <button
            type="button"
            className="btn-secondary"
            onClick={() => void findMatches(applicationId)}
          >
            {retry}
          </button>
        </EmptyState>
      )}
      {!reply && state.kind !== 'failed' && (
        <div aria-busy="true" className="grid gap-3">
          <div className="skeleton h-24" />
          <div className="skeleton h-24" />
          <p className="sr-only">{words.loading}</p>
        </div>
      )}
    </section>
  );
}
