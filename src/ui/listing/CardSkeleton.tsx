/** A listing card before its listing is known, of the same size. */
export function CardSkeleton() {
  return (
    <div className="card h-full flex flex-col" aria-hidden="true">
      <div className="skeleton rounded-none aspect-[3/2]" />
      <div className="flex flex-col gap-2.5 p-4">
        <div className="skeleton h-6 w-2/5" />
        <div className="skeleton h-4.5 w-3/4" />
        <div className="skeleton h-4.5 w-4/5" />
        <div className="skeleton h-4 w-1/2" />
        <div className="skeleton h-3 w-3/5" />
      </div>
    </div>
  );
}
