import type { RealtorArea } from '#src/page-data/realtor-page.ts';
import { marketingTexts } from '#src/messages/site/marketing.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { withLocale } from '#src/ui/locale/with-locale.tsx';
import { TodayContext } from '#src/ui/today.ts';
import { ListCards } from '../list/ListCards.tsx';
import { MarketGlimpse } from '../trends/MarketGlimpse.tsx';

type Props = {
  area: RealtorArea;
  /** The first name of the realtor. */
  firstName: string;
  /** Today, YYYY-MM-DD. */
  today: string;
};

function OtherPlaces({ area, firstName }: Omit<Props, 'today'>) {
  const words = useTexts(marketingTexts);
  if (area.otherPlaces.length === 0) return null;
  return (
    <p className="mt-6 flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span className="text-muted">{words.otherPlaces(firstName)}</span>
      {area.otherPlaces.map(({ name, href }) => (
        <a key={href} href={href} className="lone-link">
          {name}
        </a>
      ))}
    </p>
  );
}

function Homes({ area, firstName }: Omit<Props, 'today'>) {
  const locale = useLocale();
  const words = useTexts(marketingTexts);
  const { place, homes, count } = area;
  return (
    <section aria-labelledby="realtor-homes" className="page pt-12 md:pt-16 pb-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 mb-6">
        <h2 id="realtor-homes" className="heading-2">
          {words.realtorHomes(place.name)}
        </h2>
        {count > homes.length && (
          <a href={place.href} className="link py-2.5">
            {words.allHomes(count.toLocaleString(locale), place.name)}
          </a>
        )}
      </div>
      {homes.length > 0 ? (
        <ListCards listings={homes} heading="h3" />
      ) : (
        <p>{words.noHomes(place.name)}</p>
      )}
      <OtherPlaces area={area} firstName={firstName} />
    </section>
  );
}

/** The newest homes in the area of a realtor, and the sales there. */
function RealtorHomesContent({ area, firstName, today }: Props) {
  return (
    <TodayContext value={today}>
      <Homes area={area} firstName={firstName} />
      {area.market && <MarketGlimpse market={area.market} />}
    </TodayContext>
  );
}

export const RealtorHomes = withLocale(RealtorHomesContent);
