import type { ReactNode } from 'react';
import { formatDollars } from '#src/domain/money.ts';
import { placeText } from '#src/domain/places/text.ts';
import type { NamedCount, PlaceSummary as Summary } from '#src/page-data/place-summary.ts';
import { filtersTexts } from '#src/messages/filters.ts';
import { placeTexts } from '#src/messages/place.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';

type Props = {
  summary: Summary;
  /** Such as "Toronto, Ontario". */
  heading: string;
  /** The name of the city that a neighbourhood lies in; absent for a city or a province. */
  city?: string | undefined;
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
    ...(prices.count < count ? [words.afterSignIn(count - prices.count)] : []),
  ];
}

function Counts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="text-base font-semibold">{title}</h3>
      <ul className="mt-2">{children}</ul>
    </div>
  );
}

type LineProps = NamedCount & {
  href: string;
  /** Whether it leads to a choice of homes, which search engines are to leave alone. */
  isChoice?: boolean;
};

function CountLine({ name, count, href, isChoice = false }: LineProps) {
  const locale = useLocale();
  return (
    <li>
      <a
        href={href}
        {...(isChoice ? { rel: 'nofollow' } : {})}
        className="flex items-baseline justify-between gap-3 min-h-11 py-2.5 border-b border-line text-[0.94rem] text-ink no-underline hover:text-evergreen hover:underline underline-offset-4"
      >
        <span className="min-w-0 truncate">{placeText(name)}</span>
        <span className="shrink-0 text-sm text-muted tabular-nums">
          {count.toLocaleString(locale)}
        </span>
      </a>
    </li>
  );
}

/** A place in numbers: how many homes of which kinds, what they ask, and the places in or near it. */
export function PlaceSummary({ summary, heading, city }: Props) {
  const words = useTexts(placeTexts);
  const filtersWords = useTexts(filtersTexts);
  const { homeTypes, places } = summary;
  const [name = heading] = heading.split(', ');
  return (
    <section aria-labelledby="place-title" className="page pb-16">
      <h2 id="place-title" className="heading-2">
        {words.title(name)}
      </h2>
      <p className="prose mt-3">{useSentences(summary, heading).join(' ')}</p>
      <div className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
        <Counts title={words.types}>
          {homeTypes.map(({ homeType, ...type }) => (
            <CountLine key={homeType} name={filtersWords.homeTypes[homeType]} {...type} isChoice />
          ))}
        </Counts>
        {places.length > 0 && (
          <div className="md:col-span-2 min-w-0">
            <h3 className="text-base font-semibold">
              {city ? words.nearby(placeText(city)) : words.parts(name)}
            </h3>
            <ul className="mt-2 grid gap-x-10 sm:grid-cols-2">
              {places.map((place) => (
                <CountLine key={place.href} {...place} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
