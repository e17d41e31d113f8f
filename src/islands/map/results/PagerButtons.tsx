import { en } from '#src/messages/en.ts';

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
  return (
    <nav aria-label={en.results.pages} className="mt-6 flex items-center justify-between gap-3">
      <button
        type="button"
        className="btn-secondary"
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
      >
        {en.results.previous}
      </button>
      <span className="text-sm text-muted">{en.results.pageOf(page, pages)}</span>
      <button
        type="button"
        className="btn-secondary"
        disabled={page >= pages}
        onClick={() => onTurn(page + 1)}
      >
        {en.results.next}
      </button>
    </nav>
  );
}
