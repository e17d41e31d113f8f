import { ArrowUpRight } from 'lucide-react';
import type { FullListing } from '#src/contract/listings/listing.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { siteTexts } from '#src/messages/site/site.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { icon } from '#src/ui/icon.ts';
import { Section } from '../Section.tsx';
import { safeUrl } from './safe-url.ts';

/** What the seller's brokerage writes about the home. */
export function Description({ details }: { details: FullListing['details'] }) {
  const detailWords = useTexts(detailTexts);
  const siteWords = useTexts(siteTexts);
  const links = [
    { label: detailWords.virtualTour, href: safeUrl(details.virtualTourUrl) },
    { label: detailWords.moreInformation, href: safeUrl(details.moreInformationLink) },
  ].filter(({ href }) => href !== undefined);
  if (!details.description && !details.extras && links.length === 0) return null;
  return (
    <Section id="overview" title={detailWords.description}>
      <div className="max-w-[68ch] grid gap-4 whitespace-pre-line">
        {details.description && <p>{details.description}</p>}
        {details.extras && (
          <p>
            <strong className="font-semibold">{detailWords.extras}:</strong> {details.extras}
          </p>
        )}
      </div>
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
    </Section>
  );
}
