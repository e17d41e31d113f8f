import type { ReactNode } from 'react';

type Props = {
  readonly parts: readonly { readonly amount: number; readonly color: string }[];
  /** What the picture shows, in words. */
  readonly label: string;
  readonly children: ReactNode;
};

const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;

/** Shares of a whole as arcs of a ring, with something written inside it, which is read out as it changes. */
export function Donut({ parts, label, children }: Props) {
  const total = parts.reduce((sum, { amount }) => sum + amount, 0) || 1;
  let before = 0;
  return (
    <div className="relative w-44 aspect-square">
      <svg viewBox="0 0 100 100" role="img" aria-label={label} className="size-full -rotate-90">
        {parts.map(({ amount, color }) => {
          const offset = before;
          before += (amount / total) * LENGTH;
          return (
            <circle
              key={color}
              cx="50"
              cy="50"
              r={RADIUS}
              fill="none"
              className={color}
              strokeWidth="11"
              strokeDasharray={`${(amount / total) * LENGTH} ${LENGTH}`}
              strokeDashoffset={-offset}
            />
          );
        })}
      </svg>
      <div
        aria-live="polite"
        aria-atomic="true"
        className="absolute inset-0 grid place-content-center text-center"
      >
        {children}
      </div>
    </div>
  );
}
