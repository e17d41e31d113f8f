import { formatDollars } from '#src/domain/money.ts';
import type { ListPlace } from '#src/domain/search/list/list-route.ts';
import { placeText } from '#src/domain/places/text.ts';
import type { NamedCount, PlaceSummary as Summary } from '#src/page-data/place-summary.ts';
import { filtersTexts } from '#src/messages/search/filters.ts';
import { placeTexts } from '#src/messages/search/place.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';

type Props = {
  summary: Summary;
  /** For example "Toronto, Ontario". */
  heading: string;
  place: ListPlace;
};

function useSentences({ count, prices }: Summary, heading: string): string[] {
  const words = useTexts(placeTexts);
  const locale = useLocale();
  const first = words.count(count, heading);
  if (!prices) return [first, words.fewPrices];
  const dollars = (amount: number) => formatDollars(amount, locale);
  return [
    first,
    words.median(dollars(prices.median), prices.count),
    words.range(dollars(prices.lowest), dollars(prices.highest)),
    ...(prices.count < count ? [words.afterLogin(count - prices.count)] : []),
  ];
}

function useTitleOfPlaces({ citySlug, neighborhoodSlug }: ListPlace, name: string): string {
  const words = useTexts(placeTexts);
  if (neighborhoodSlug) return words.nearby;
  return citySlug ? words.neighbourhoods(name) : words.cities(name);
}

type LineProps = NamedCount & {
  href: string;
  /** Whether it leads to a filtered list, which search engines should ignore. */
  isChoice?: boolean;
};

function CountLine({ name, count, href, isChoice = false }: LineProps) {
  const locale = useLocale();
  return (
    <li>
      <a
        href={href}
        {...(isChoice ? { rel: 'nofollow' } : {})}
        className="flex items-baseline justify-between gap-3 min-h-11 py-2.5 border-b border-line text-[0.94rem] text-ink no-underline hover:text-primary hover:underline underline-offset-4"
      >
        <span className="min-w-0 truncate">{placeText(name)}</span>
        <span className="shrink-0 text-sm text-muted tabular-nums">
          {count.toLocaleString(locale)}
        </span>
      </a>
    </li>
  );
}

/** A place in numbers: how many homes of which types, what they ask, and the places in or near it. */
export function PlaceSummary({ summary, heading, place }: Props) {
  const words = useTexts(placeTexts);
  const filtersWords = useTexts(filtersTexts);
  const { homeTypes, places } = summary;
  const [name = heading] = heading.split(', ');
  const titleOfPlaces = useTitleOfPlaces(place, name);
  return (
    <section aria-labelledby="place-title" className="page pb-16">
      <h2 id="place-title" className="heading-2">
        {words.title(name)}
      </h2>
      <p className="prose mt-3">{useSentences(summary, heading).join(' ')}</p>
      <div className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
        <div className="min-w-0">
          <h3 className="text-base font-semibold">{words.types}</h3>
          <ul className="mt-2">
            {homeTypes.map(({ homeType, ...line }) => (
              <CountLine
                key={homeType}
                name={filtersWords.homeTypes[homeType]}
                {...line}
                isChoice
              />
            ))}
          </ul>
        </div>
        {places.length > 0 && (
          <div className="md:col-span-2 min-w-0">
            <h3 className="text-base font-semibold">{titleOfPlaces}</h3>
            <ul className="mt-2 grid gap-x-10 grid-cols-1 sm:grid-cols-2">
              {places.map((line) => (
                <CountLine key={line.href} {...line} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
