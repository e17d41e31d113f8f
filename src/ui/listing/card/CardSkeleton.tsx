/** One line of text to come, as wide as the class says, in the line height of its parent. */
function Line({ width }: { width: string }) {
  return <span className={`skeleton block ${width}`}>&nbsp;</span>;
}

/** A placeholder for a listing card, of the same size: its lines are those of the card. */
export function CardSkeleton() {
  return (
    <div className="card h-full flex flex-col" aria-hidden="true">
      <div className="skeleton rounded-none aspect-[3/2]" />
      <div className="flex flex-col gap-1.5 p-4">
        <div className="flex items-center h-[calc(44px-0.9rem)]">
          <div className="skeleton h-6 w-2/5" />
        </div>
        <p className="text-[0.875rem]">
          <Line width="w-3/4" />
        </p>
        <p className="mt-0.5 text-[0.94rem] leading-snug">
          <Line width="w-4/5" />
          <Line width="w-1/2" />
        </p>
        <p className="pt-1.5 text-sm">
          <Line width="w-3/5" />
        </p>
      </div>
    </div>
  );
}
