import { List } from 'lucide-react';
import { HOME_PATH } from '#src/domain/routes.ts';
import { site } from '#src/messages/en/site.ts';
import { detail } from '#src/messages/en/detail.ts';
import { icon } from '#src/ui/icon.ts';

/** In place of a listing that there is not. */
export function NoListing({ backHref }: { backHref: string }) {
  return (
    <section className="page grid justify-items-center text-center py-[clamp(3rem,12vh,8rem)]">
      <h1 className="heading-1">{detail.notFoundTitle}</h1>
      <p className="prose mt-3">{detail.notFound}</p>
      <p className="mt-7 flex flex-wrap justify-center gap-3">
        <a href={backHref} className="btn-primary">
          <List {...icon()} />
          {detail.backToList}
        </a>
        <a href={HOME_PATH} className="btn-secondary">
          {site.returnHome}
        </a>
      </p>
    </section>
  );
}
