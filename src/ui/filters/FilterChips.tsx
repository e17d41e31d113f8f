import { X } from 'lucide-react';
import { type SearchFilters, withoutLimits } from '#src/domain/search/filters/registry.ts';
import { activeFilters } from '#src/domain/search/active-filters.ts';
import { filtersTexts } from '#src/messages/search/filters.ts';
import { useTexts, useLocale } from '../locale/use-texts.ts';
import { icon } from '../icon.ts';
import { chipText } from './filter-texts.ts';

/** The action of a chip: goes to the address of the filters without it, or passes them on. */
type Way =
  | { readonly hrefOf: (filters: SearchFilters) => string }
  | { readonly onChange: (filters: SearchFilters) => void };

/** The look of a removable chip. */
export const CHIP_CLASSES =
  'inline-flex items-center gap-1.5 min-h-9 pl-3.5 pr-2.5 rounded-full border border-line-strong bg-surface text-sm font-semibold text-ink no-underline cursor-pointer transition-colors duration-150 hover:border-primary hover:bg-primary-tint';

function Chip({ text, next, way }: { text: string; next: SearchFilters; way: Way }) {
  const words = useTexts(filtersTexts);
  const content = (
    <>
      <span>{text}</span>
      <X {...icon(16)} />
    </>
  );
  if ('hrefOf' in way) {
    return (
      <a
        href={way.hrefOf(next)}
        rel="nofollow"
        className={CHIP_CLASSES}
        aria-label={words.remove(text)}
      >
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={CHIP_CLASSES}
      aria-label={words.remove(text)}
      onClick={() => way.onChange(next)}
    >
      {content}
    </button>
  );
}

function ClearAll({ next, way }: { next: SearchFilters; way: Way }) {
  const words = useTexts(filtersTexts);
  const clear = 'link inline-flex items-center min-h-9 text-sm cursor-pointer';
  return 'hrefOf' in way ? (
    <a href={way.hrefOf(next)} className={clear}>
      {words.clear}
    </a>
  ) : (
    <button type="button" className={clear} onClick={() => way.onChange(next)}>
      {words.clear}
    </button>
  );
}

/** Every active filter with its own button to remove it, and one button to remove them all. */
export function FilterChips({ filters, way }: { filters: SearchFilters; way: Way }) {
  const locale = useLocale();
  const words = useTexts(filtersTexts);
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul aria-label={words.setFilters} className="flex flex-wrap items-center gap-2">
      {active.map(({ chip, without }) => {
        const text = chipText(chip, locale);
        return (
          <li key={text}>
            <Chip text={text} next={without} way={way} />
          </li>
        );
      })}
      <li>
        <ClearAll next={withoutLimits(filters)} way={way} />
      </li>
    </ul>
  );
}
