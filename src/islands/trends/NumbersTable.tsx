import { Download } from 'lucide-react';
import type { MonthFigures, PlaceTrends } from '#src/domain/market/trends/trends.ts';
import { trendsCsv } from '#src/domain/market/trends/trends-csv.ts';
import { formatDollars } from '#src/domain/money.ts';
import type { Locale } from '#src/messages/locale.ts';
import { trendsTexts } from '#src/messages/market/trends.ts';
import { icon } from '#src/ui/icon.ts';
import { monthText } from '#src/ui/listing/measures.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';

type Props = { trends: readonly PlaceTrends[] };

function cellsOf(figures: MonthFigures, locale: Locale): string[] {
  const { none } = trendsTexts(locale).summary;
  const or = (value: number | null, write: (value: number) => string) =>
    value === null ? none : write(value);
  const about = figures.isApproximate ? '≈ ' : '';
  const dollars = (value: number) => about + formatDollars(value, locale);
  const integerText = (value: number) => Math.round(value).toLocaleString(locale);
  const percent = (value: number) => `${Math.round(value)}%`;
  return [
    or(figures.sold, integerText),
    or(figures.averagePriceDollars, dollars),
    or(figures.volumeDollars, dollars),
    or(figures.averageDays, integerText),
    or(figures.abovePercent, percent),
    or(figures.belowPercent, percent),
  ];
}

/** Every figure of the charts as a table, and as a file. */
export function NumbersTable({ trends }: Props) {
  const locale = useLocale();
  const { table, charts } = useTexts(trendsTexts);
  const heads = [table.sold, table.price, table.volume, table.days, table.above, table.below];
  const isCompared = trends.length > 1;
  const rows = trends.flatMap(({ place, months }) =>
    months.map((figures) => ({ place, figures })).toReversed(),
  );
  return (
    <details className="mt-6 panel p-0 overflow-clip">
      <summary className="px-5 py-3.5 font-semibold cursor-pointer">{table.open}</summary>
      <div className="overflow-x-auto border-t border-line">
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr className="border-b border-line text-left">
              {isCompared && (
                <th scope="col" className="px-4 py-2.5 font-semibold">
                  {table.place}
                </th>
              )}
              <th scope="col" className="px-4 py-2.5 font-semibold">
                {table.month}
              </th>
              {heads.map((head) => (
                <th
                  key={head}
                  scope="col"
                  className="px-4 py-2.5 font-semibold text-right whitespace-nowrap"
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ place, figures }) => {
              const month = monthText(figures.month, locale) ?? figures.month;
              return (
                <tr key={`${place.name} ${figures.month}`} className="border-b border-line">
                  {isCompared && <td className="px-4 py-2.5 whitespace-nowrap">{place.name}</td>}
                  <th scope="row" className="px-4 py-2.5 font-normal text-left whitespace-nowrap">
                    {figures.isPartial ? charts.soFar(month) : month}
                  </th>
                  {cellsOf(figures, locale).map((text, index) => (
                    <td key={heads[index]} className="px-4 py-2.5 text-right whitespace-nowrap">
                      {text}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="px-5 py-3">
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(trendsCsv(trends))}`}
          download={table.fileName}
          className="btn-quiet -ml-4"
        >
          <Download {...icon()} />
          {table.download}
        </a>
      </p>
    </details>
  );
}
