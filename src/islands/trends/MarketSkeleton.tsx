const CHARTS = ['price', 'days', 'shares', 'bySold', 'byPrice'];

/** A market until its figures are loaded. */
export function MarketSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="skeleton rounded-card h-48" />
      <div className="mt-10 grid gap-4 grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]">
        {CHARTS.map((name) => (
          <div key={name} className="skeleton rounded-card aspect-[380/345]" />
        ))}
      </div>
    </div>
  );
}
