import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { icon } from '../icon.ts';

type Props = {
  /** The name of the filter, or its present value. */
  label: string;
  isSet: boolean;
  children: ReactNode;
  /** Below the fields, in view however long they are. */
  footer: ReactNode;
  /** Whether the page is drawn once: the fields of a closed menu are then on it, too. */
  isStatic: boolean;
};

/**
 * A button that opens some filters: below it where there is room, at the bottom of a small window. A native
 * disclosure, so that it opens without JavaScript; only one is open at a time. On a page that is rendered
 * again the fields of closed ones, some hundred prices, are left out.
 */
export function FilterMenu({ label, isSet, children, footer, isStatic }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const look = isSet
    ? 'bg-primary-tint border-primary text-ink'
    : 'bg-surface border-line-strong text-ink hover:border-primary';
  return (
    <details
      name="filter-menus"
      data-filter-menu
      className="filter-menu group/menu md:relative shrink-0"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary
        className={`flex items-center gap-1.5 min-h-11 px-4 rounded-full border text-sm font-semibold whitespace-nowrap cursor-pointer list-none select-none transition-colors duration-150 [&::-webkit-details-marker]:hidden ${look}`}
      >
        <span>{label}</span>
        <ChevronDown
          {...icon(16)}
          className="transition-transform duration-150 group-open/menu:rotate-180"
        />
      </summary>
      <div className="fixed inset-x-0 bottom-0 z-30 flex flex-col max-h-[80dvh] rounded-t-card bg-surface border border-line shadow-float md:absolute md:inset-x-auto md:left-0 md:bottom-auto md:top-full md:mt-2 md:w-[25rem] md:max-h-[min(34rem,70dvh)] md:rounded-card">
        <div className="grid gap-5 p-5 overflow-y-auto overscroll-contain">
          {isOpen || isStatic ? children : null}
        </div>
        <div className="flex items-center justify-end gap-3 px-5 py-3 border-t border-line">
          {footer}
        </div>
      </div>
    </details>
  );
}
