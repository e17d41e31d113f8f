import { decimalText } from '#src/lib/text/decimal-text.ts';
import type { Change, Insights, MonthChange } from '#src/domain/market/trends/insights.ts';
import type { PlaceTrends } from '#src/domain/market/trends/trends.ts';
import { typeRankings } from '#src/domain/market/trends/type-rankings.ts';
import { formatDollars } from '#src/domain/money.ts';
import type { Locale } from '#src/messages/locale.ts';
import { trendsTexts } from '#src/messages/market/trends.ts';
import { monthsBefore } from '#src/domain/market/trends/months.ts';
import { monthText } from '#src/ui/listing/measures.ts';

export type OverviewCard = { readonly title: string; readonly sentences: readonly string[] };

const percent = (value: number, locale: Locale) => `${decimalText(value, locale, { most: 1 })}%`;

function writers(locale: Locale, month: string) {
  const { overview } = trendsTexts(locale);
  const integerText = (value: number) => Math.round(value).toLocaleString(locale);
  const changeText = (change: Change | null, write: (change: Change) => string) =>
    change ? [write(change)] : [];
  return {
    price: ({ price }: MonthChange) =>
      changeText(price, ({ direction, from, to }) =>
        overview.price[direction](
          percent(Math.abs((to - from) / from) * 100, locale),
          formatDollars(to, locale),
          month,
        ),
      ),
    sold: ({ sold }: MonthChange) =>
      changeText(sold, ({ direction, from, to }) =>
        overview.sold[direction](integerText(to), integerText(from), month),
      ),
    days: ({ days }: MonthChange) =>
      changeText(days, ({ direction, from, to }) =>
        overview.days[direction](integerText(to), integerText(from), month),
      ),
    above: ({ above }: MonthChange) =>
      changeText(above, ({ direction, from, to }) =>
        overview.above[direction](`${integerText(to)}%`, `${integerText(from)}%`, month),
      ),
  };
}

/** The three cards on the latest month, each with the meaning of its figures or why there is none. */
export function overviewCards(
  { types }: PlaceTrends,
  { latest, sinceLastMonth, sinceLastYear, busiest }: Insights,
  locale: Locale,
): OverviewCard[] {
  const { overview } = trendsTexts(locale);
  const nameOf = (month: string) => monthText(month, locale) ?? month;
  const month = writers(locale, nameOf(monthsBefore(latest.month, 1)));
  const year = writers(locale, nameOf(monthsBefore(latest.month, 12)));
  const [best] = typeRankings(types).bySold;
  const market = [...month.price(sinceLastMonth), ...month.sold(sinceLastMonth)];
  const behaviour = [...month.days(sinceLastMonth), ...month.above(sinceLastMonth)];
  const season = [...year.price(sinceLastYear), ...year.sold(sinceLastYear)];
  const or = (sentences: readonly string[], none: string) =>
    sentences.length > 0 ? sentences : [none];
  return [
    { title: overview.market, sentences: or(market, overview.noMarket) },
    {
      title: overview.behaviour,
      sentences: [
        ...or(behaviour, overview.noBehaviour),
        ...(best ? [overview.bestSeller(best.propertyType, best.sold.toLocaleString(locale))] : []),
      ],
    },
    {
      title: overview.season,
      sentences: [
        ...or(season, overview.noSeason),
        ...(busiest?.sold
          ? [overview.busiest(nameOf(busiest.month), busiest.sold.toLocaleString(locale))]
          : []),
      ],
    },
  ];
}
