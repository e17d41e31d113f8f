import { ArrowUpRight } from 'lucide-react';
import type { FullListing } from '#src/contract/listings/listing.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { siteTexts } from '#src/messages/site/site.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { icon } from '#src/ui/icon.ts';
import { Section } from '../Section.tsx';
import { aboutText } from './about-text.ts';
import { safeUrl } from './safe-url.ts';

function OutsideLinks({ details }: { details: FullListing['details'] }) {
  const detailWords = useTexts(detailTexts);
  const siteWords = useTexts(siteTexts);
  const links = [
    { label: detailWords.virtualTour, href: safeUrl(details.virtualTourUrl) },
    { label: detailWords.moreInformation, href: safeUrl(details.moreInformationLink) },
  ].filter(({ href }) => href !== undefined);
  if (links.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-x-6">
      {links.map(({ label, href }) => (
        <a
          key={label}
          href={href}
          rel="noopener nofollow"
          className="link inline-flex gap-1.5 py-2.5"
        >
          {label}
          <ArrowUpRight {...icon()} />
          <span className="sr-only">{siteWords.opensOtherSite}</span>
        </a>
      ))}
    </div>
  );
}

/**
 * The brokerage's description of the home, and a few sentences from its facts. A phone shows the beginning
 * until its reader opens the rest; a style sheet does that, so that no script is needed.
 */
export function Overview({ listing }: { listing: FullListing }) {
  const locale = useLocale();
  const words = useTexts(detailTexts);
  const { details } = listing;
  return (
    <Section id="overview" title={words.description}>
      <div className="overview">
        <div className="overview-text max-w-[68ch]">
          {details.description && <p className="mb-4 whitespace-pre-line">{details.description}</p>}
          {details.extras && (
            <p className="mb-4 whitespace-pre-line">
              <strong className="font-semibold">{words.extras}:</strong> {details.extras}
            </p>
          )}
          <h3 className="heading-group mb-1">{words.aboutHome}</h3>
          <p>{aboutText(listing, locale)}</p>
        </div>
        <label className="overview-more link no-print">
          <input type="checkbox" className="sr-only" />
          <span>{words.moreOverview}</span>
        </label>
      </div>
      <OutsideLinks details={details} />
    </Section>
  );
}
