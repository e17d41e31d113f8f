import { List } from 'lucide-react';
import { HOME_PATH } from '#src/domain/routes.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { siteTexts } from '#src/messages/site/site.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { withLocale } from '#src/ui/locale/with-locale.tsx';
import { icon } from '#src/ui/icon.ts';

function NoListingContent({ backHref }: { backHref: string }) {
  const detailWords = useTexts(detailTexts);
  const siteWords = useTexts(siteTexts);
  return (
    <section className="page grid justify-items-center text-center py-[clamp(3rem,12vh,8rem)]">
      <h1 className="heading-1">{detailWords.notFoundTitle}</h1>
      <p className="prose mt-3">{detailWords.notFound}</p>
      <p className="mt-7 flex flex-wrap justify-center gap-3">
        <a href={backHref} className="btn-primary">
          <List {...icon()} />
          {detailWords.backToList}
        </a>
        <a href={HOME_PATH} className="btn-secondary">
          {siteWords.returnHome}
        </a>
      </p>
    </section>
  );
}

/** Replaces a listing that does not exist. */
export const NoListing = withLocale(NoListingContent);
