import { Children, type ReactNode } from 'react';

/** Cards in as many columns as fit; a list, so that a screen reader can count it. */
export function ListingGrid({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul
      aria-label={label}
      className="listing-grid grid gap-x-5 gap-y-6 grid-cols-[repeat(auto-fill,minmax(min(100%,16.25rem),1fr))]"
    >
      {Children.map(children, (child) => (
        <li className="min-w-0 wrap-anywhere">{child}</li>
      ))}
    </ul>
  );
}
