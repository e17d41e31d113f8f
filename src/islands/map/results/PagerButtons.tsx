import { pagingTexts } from '#src/messages/search/paging.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';

/** Previous and next for pages that are fetched in place. */
export function PagerButtons({
  page,
  pages,
  onTurn,
}: {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}) {
  const words = useTexts(pagingTexts);
  return (
    <nav aria-label={words.pages} className="mt-6 flex items-center justify-between gap-3">
      <button
        type="button"
        className="btn-secondary"
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
      >
        {words.previous}
      </button>
      {/* Only a turned page is announced: another number of pages comes of a search, which tells its own. */}
      <span key={pages} aria-live="polite" className="text-sm text-muted">
        {words.pageOf(page, pages)}
      </span>
      <button
        type="button"
        className="btn-secondary"
        disabled={page >= pages}
        onClick={() => onTurn(page + 1)}
      >
        {words.next}
      </button>
    </nav>
  );
}
