import { formatDollars } from '#src/domain/money.ts';
import { placeText } from '#src/domain/places/text.ts';
import { locationTexts } from '#src/messages/listing/location.ts';
import { trendsTexts } from '#src/messages/market/trends.ts';
import type { AreaFigures } from '#src/page-data/home-surroundings.ts';
import { basisText } from '#src/ui/charts/basis-text.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';

type Fact = { readonly label: string; readonly text: string; readonly basis: string | undefined };

function useFacts({ forSale, sales }: AreaFigures): Fact[] {
  const words = useTexts(locationTexts);
  const locale = useLocale();
  const facts: Fact[] = [];
  if (forSale) {
    const { count, prices } = forSale;
    facts.push({
      label: words.forSale,
      text: count.toLocaleString(locale),
      basis: prices ? undefined : words.fewHomes,
    });
    if (prices) {
      const text = formatDollars(prices.median, locale);
      facts.push({ label: words.medianPrice, text, basis: words.medianOf(prices.count) });
    }
  }
  const averageDollars = sales?.total.averagePriceDollars;
  if (sales && averageDollars !== null && averageDollars !== undefined) {
    const text = formatDollars(averageDollars, locale);
    facts.push({ label: words.averageSold, text, basis: basisText(sales, locale) });
  }
  return facts;
}

/** A few figures about the neighbourhood of a home, and where to read more. */
export function AreaFacts({ area }: { area: AreaFigures }) {
  const words = useTexts(locationTexts);
  const { glimpse } = useTexts(trendsTexts);
  const facts = useFacts(area);
  const name = placeText(area.name);
  return (
    <div className="mt-4 sm:mt-7">
      <h3 className="heading-group">{words.area(name)}</h3>
      {facts.length > 0 && (
        <dl className="mt-2 sm:mt-3 flex flex-wrap gap-x-10 gap-y-4">
          {facts.map(({ label, text, basis }) => (
            <div key={label} className="max-w-64">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="text-xl font-bold tracking-[-0.02em] tabular-nums">{text}</dd>
              {basis && <dd className="text-sm text-muted tabular-nums">{basis}</dd>}
            </div>
          ))}
        </dl>
      )}
      <p className="mt-1 sm:mt-3 flex flex-wrap gap-x-6 gap-y-1">
        <a href={area.listHref} className="lone-link">
          {words.seeHomes(name)}
        </a>
        {area.trendsHref && (
          <a href={area.trendsHref} className="lone-link">
            {glimpse.more(name)}
          </a>
        )}
      </p>
    </div>
  );
}
