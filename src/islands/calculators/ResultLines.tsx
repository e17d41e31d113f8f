import type { ReactNode } from 'react';

export type ResultLine = {
  readonly label: string;
  readonly amount: string;
  /** Stands out from the others. */
  readonly isTotal?: boolean;
};

/** Amounts with their labels, one below the other. */
export function ResultLines({
  lines,
  children,
}: {
  lines: readonly ResultLine[];
  children?: ReactNode;
}) {
  return (
    <dl className="tabular-nums">
      {lines.map(({ label, amount, isTotal = false }) => (
        <div
          key={label}
          className={`amount-line py-2 border-b border-line ${isTotal ? 'font-semibold' : ''}`}
        >
          <dt className={isTotal ? '' : 'text-muted'}>{label}</dt>
          <dd className="text-right">{amount}</dd>
        </div>
      ))}
      {children}
    </dl>
  );
}
