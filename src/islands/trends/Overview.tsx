import { insightsOf } from '#src/domain/market/trends/insights.ts';
import type { PlaceTrends } from '#src/domain/market/trends/trends.ts';
import { trendsTexts } from '#src/messages/market/trends.ts';
import { monthText } from '#src/ui/listing/measures.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { overviewCards } from './overview-text.ts';

/** The latest whole month of a market in three cards. */
export function Overview({ trends }: { trends: PlaceTrends }) {
  const locale = useLocale();
  const words = useTexts(trendsTexts);
  const insights = insightsOf(trends);
  if (!insights) return null;
  const { latest } = insights;
  const month = monthText(latest.month, locale) ?? latest.month;
  return (
    <section aria-labelledby="overview-title" className="mt-12">
      <h2 id="overview-title" className="heading-2">
        {words.overview.title(month)}
      </h2>
      <p className="mt-2 text-muted">{words.overview.n(latest.sold ?? 0, trends.place.name)}</p>
      <div className="mt-5 grid gap-4 grid-cols-1 lg:grid-cols-3">
        {overviewCards(trends, insights, locale).map(({ title, sentences }) => (
          <section key={title} className="panel">
            <h3 className="heading-3">{title}</h3>
            {sentences.map((sentence) => (
              <p key={sentence} className="mt-2.5">
                {sentence}
              </p>
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}
