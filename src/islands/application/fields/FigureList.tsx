import type { ApplicationDraft } from '#src/contract/application/draft.ts';
import { applicationFigures, type BuyingFigures } from '#src/domain/application/figures.ts';
import { formatDollars } from '#src/domain/money.ts';
import type { Locale } from '#src/messages/locale.ts';
import { applicationFormTexts } from '#src/messages/application/application-form.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';

const amount = (dollars: number | undefined, locale: Locale) => {
  const { figures: words } = applicationFormTexts(locale);
  return dollars === undefined ? words.none : formatDollars(dollars, locale);
};

function buyingRows(figures: BuyingFigures, locale: Locale) {
  const { figures: words } = applicationFormTexts(locale);
  const { priceDollars, downDollars, premiumDollars, loanDollars } = figures;
  return [
    [words.price, priceDollars],
    [words.down, downDollars],
    [words.premium, premiumDollars],
    [words.loan, loanDollars],
  ] as const;
}

/** The figures of the answers so far, beside the steps. */
export function FigureList({ draft }: { draft: ApplicationDraft }) {
  const locale = useLocale();
  const { figures: words } = useTexts(applicationFormTexts);
  const figures = applicationFigures(draft);
  if (!figures) return null;
  const { monthlyDollars, ratePercent, years, leastDownDollars } = figures;
  const rows =
    figures.kind === 'buying'
      ? buyingRows(figures, locale)
      : ([[words.balance, figures.loanDollars]] as const);
  return (
    <aside aria-labelledby="figures-title" className="panel grid gap-4">
      <h2 id="figures-title" className="heading-3">
        {words.title}
      </h2>
      <dl className="grid gap-2">
        {rows.map(([label, dollars]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{amount(dollars, locale)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 pt-3 border-t border-line">
          <dt className="font-semibold">{words.monthly}</dt>
          <dd className="text-xl font-bold tabular-nums">{amount(monthlyDollars, locale)}</dd>
        </div>
      </dl>
      {leastDownDollars !== undefined && (
        <p className="text-sm text-alert">
          {words.leastDown(formatDollars(leastDownDollars, locale))}
        </p>
      )}
      <p className="text-sm text-muted">{words.basis(String(ratePercent), years)}</p>
    </aside>
  );
}
