import type { TrendChart } from '#src/ui/charts/trend-chart.ts';

/** The classes that match `PLACE_COLORS` and `PLACE_DASHES`. */
const MARKS = [
  'border-primary border-solid',
  'border-accent border-dashed',
  'border-focus border-dotted',
];

/** Which line or bar belongs to which place; nothing for a single place. */
export function Legend({ chart: { series } }: { chart: TrendChart }) {
  if (series.length < 2) return null;
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {series.map((name, index) => (
        <li key={name} className="flex items-center gap-2">
          <span aria-hidden="true" className={`w-6 border-t-3 ${MARKS[index]}`} />
          {name}
        </li>
      ))}
    </ul>
  );
}
