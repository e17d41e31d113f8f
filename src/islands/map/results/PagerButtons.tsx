import { useState } from 'react';
import { pagingTexts } from '#src/messages/search/paging.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';

type TurnProps = { text: string; isEnd: boolean; onTurn: () => void };

/** At the end of the pages it keeps the focus, which a disabled button would lose, and does nothing. */
function Turn({ text, isEnd, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      className="btn-secondary aria-[disabled]:opacity-55 aria-[disabled]:cursor-not-allowed"
      aria-disabled={isEnd || undefined}
      onClick={() => !isEnd && onTurn()}
    >
      {text}
    </button>
  );
}

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
  const [isInUse, setInUse] = useState(false);
  return (
    <nav
      aria-label={words.pages}
      className="mt-6 flex items-center justify-between gap-3"
      onFocus={() => setInUse(true)}
      onBlur={() => setInUse(false)}
    >
      <Turn text={words.previous} isEnd={page <= 1} onTurn={() => onTurn(page - 1)} />
      {/* A turned page is announced; a search, which changes the pages, too, tells its own result. */}
      <span aria-live={isInUse ? 'polite' : 'off'} className="text-sm text-muted">
        {words.pageOf(page, pages)}
      </span>
      <Turn text={words.next} isEnd={page >= pages} onTurn={() => onTurn(page + 1)} />
    </nav>
  );
}
