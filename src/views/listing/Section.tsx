import type { ReactNode } from 'react';

/** A titled part of the listing page. */
export function Section({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={`${id}-title`} className="mt-6 md:mt-12">
      <h2 id={`${id}-title`} className="heading-2 mb-3 md:mb-4">
        {title}
      </h2>
      {children}
    </section>
  );
}
