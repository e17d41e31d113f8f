import { ExternalLink, PiggyBank } from 'lucide-react';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { siteTexts } from '#src/messages/site/site.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { icon } from '#src/ui/icon.ts';

export type Promo = {
  readonly company: string;
  /** For example "30+ banks and lenders". */
  readonly lenders: string;
  readonly href: string;
};

/** The way to a pre-approval, marked when it leads to another site. */
export function PromoCard({ promo, className = '' }: { promo: Promo; className?: string }) {
  const { promo: words } = useTexts(detailTexts);
  const siteWords = useTexts(siteTexts);
  const isExternal = promo.href.startsWith('https://');
  return (
    <section className={`rounded-card bg-deep text-on-deep p-5 md:p-6 print:hidden ${className}`}>
      <PiggyBank {...icon(28)} className="max-md:hidden" />
      <h2 className="heading-3 md:mt-3">{words.title}</h2>
      <p className="mt-1.5 text-on-deep-muted">{words.text(promo.company, promo.lenders)}</p>
      <a
        href={promo.href}
        rel={isExternal ? 'noopener' : undefined}
        className="btn-on-deep mt-4 md:mt-5"
      >
        {words.action}
        {isExternal && <ExternalLink {...icon(16)} />}
        {isExternal && <span className="sr-only">{siteWords.opensOtherSite}</span>}
      </a>
    </section>
  );
}
