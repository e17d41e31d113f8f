import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { en } from '#src/messages/en.ts';
import { icon } from './icon.ts';
import { type PageStep, pageWindow } from './page-window.ts';

type Props = { page: number; pages: number; hrefOf: (page: number) => string };

const cell =
  'inline-grid place-items-center min-w-11 h-11 px-2 rounded-full font-semibold tabular-nums no-underline transition-colors duration-150';

function labelOf(step: number, pages: number): string {
  if (step === 1) return en.results.firstPage;
  return step === pages ? en.results.lastPage : en.results.page(step);
}

function Step({ step, page, pages, hrefOf }: Props & { step: PageStep }) {
  if (typeof step !== 'number') {
    return <span className={`${cell} min-w-6 px-0 text-muted`}>…</span>;
  }
  if (step === page) {
    return (
      <span
        aria-current="page"
        className={`${cell} bg-evergreen text-on-evergreen forced-colors:border`}
      >
        <span className="sr-only">{en.results.pageOf(page, pages)}</span>
        <span aria-hidden="true">{step.toLocaleString('en-CA')}</span>
      </span>
    );
  }
  return (
    <a
      href={hrefOf(step)}
      aria-label={`${labelOf(step, pages)}: ${step.toLocaleString('en-CA')}`}
      className={`${cell} text-ink hover:bg-evergreen-tint`}
    >
      {step.toLocaleString('en-CA')}
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

/** Links to the other pages of a list; nothing when there is but one. */
export function Pagination({ page, pages, hrefOf }: Props) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={en.results.pages} className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <Arrow href={hrefOf(page - 1)} rel="prev">
          <ChevronLeft {...icon()} />
          <span className="max-sm:sr-only">{en.results.previous}</span>
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
          <span className="max-sm:sr-only">{en.results.next}</span>
          <ChevronRight {...icon()} />
        </Arrow>
      )}
    </nav>
  );
}
