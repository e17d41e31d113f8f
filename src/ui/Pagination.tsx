import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Locale } from '#src/messages/locale.ts';
import { pagingTexts } from '#src/messages/search/paging.ts';
import { useTexts, useLocale } from './locale/use-texts.ts';
import { icon } from './icon.ts';
import { type PageStep, pageWindow } from './page-window.ts';

type Props = { page: number; pages: number; hrefOf: (page: number) => string };

const cell =
  'inline-grid place-items-center min-w-11 h-11 px-2 rounded-full font-semibold tabular-nums no-underline transition-colors duration-150';

function labelOf(step: number, pages: number, locale: Locale): string {
  const words = pagingTexts(locale);
  if (step === 1) return words.firstPage;
  return step === pages ? words.lastPage : words.page(step);
}

function Step({ step, page, pages, hrefOf }: Props & { step: PageStep }) {
  const locale = useLocale();
  const words = useTexts(pagingTexts);
  if (typeof step !== 'number') {
    return <span className={`${cell} min-w-6 px-0 text-muted`}>…</span>;
  }
  if (step === page) {
    return (
      <span
        aria-current="page"
        className={`${cell} bg-primary text-on-primary forced-colors:border`}
      >
        <span className="sr-only">{words.pageOf(page, pages)}</span>
        <span aria-hidden="true">{step.toLocaleString(locale)}</span>
      </span>
    );
  }
  return (
    <a
      href={hrefOf(step)}
      aria-label={`${labelOf(step, pages, locale)}: ${step.toLocaleString(locale)}`}
      className={`${cell} text-ink hover:bg-primary-tint`}
    >
      {step.toLocaleString(locale)}
    </a>
  );
}

function Arrow({
  href,
  rel,
  children,
}: {
  href: string;
  rel: 'prev' | 'next';
  children: ReactNode;
}) {
  return (
    <a href={href} rel={rel} className="btn-quiet px-3">
      {children}
    </a>
  );
}

/** Links to the other pages of a list; nothing for a single page. */
export function Pagination({ page, pages, hrefOf }: Props) {
  const words = useTexts(pagingTexts);
  if (pages <= 1) return null;
  return (
    <nav aria-label={words.pages} className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <Arrow href={hrefOf(page - 1)} rel="prev">
          <ChevronLeft {...icon()} />
          <span className="max-sm:sr-only">{words.previous}</span>
        </Arrow>
      )}
      <ol className="flex flex-wrap items-center justify-center">
        {pageWindow(page, pages).map((step) => (
          <li key={step} aria-hidden={typeof step === 'string' ? true : undefined}>
            <Step step={step} page={page} pages={pages} hrefOf={hrefOf} />
          </li>
        ))}
      </ol>
      {page < pages && (
        <Arrow href={hrefOf(page + 1)} rel="next">
          <span className="max-sm:sr-only">{words.next}</span>
          <ChevronRight {...icon()} />
        </Arrow>
      )}
    </nav>
  );
}
