import { Bus, ChevronDown, type LucideIcon, School, ShoppingBasket, Trees } from 'lucide-react';
import {
  type NearbyPoint,
  type NearbyPoints,
  PointKind,
} from '#src/contract/places/nearby-call.ts';
import { locationTexts } from '#src/messages/listing/location.ts';
import { icon } from '#src/ui/icon.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';

const ICONS: Readonly<Record<PointKind, LucideIcon>> = {
  school: School,
  transit: Bus,
  park: Trees,
  shop: ShoppingBasket,
};

type NumberedPoint = { readonly point: NearbyPoint; readonly number: number };

function Line({ point: { name, detail, kind, walkMinutes }, number }: NumberedPoint) {
  const words = useTexts(locationTexts);
  const detailText = words.details[detail];
  // For a park the name is enough; on a phone the names of all points are.
  const hasDetail = kind !== 'park' && !name.includes(detailText);
  return (
    <li className="flex items-start gap-3 py-2 border-b border-line">
      <span
        aria-hidden="true"
        className="shrink-0 grid place-items-center size-6 mt-0.5 rounded-full border-2 border-primary text-sm font-semibold"
      >
        {number}
      </span>
      <span className="grow min-w-0">
        {name}
        {hasDetail && <span className="block text-sm text-muted max-sm:hidden">{detailText}</span>}
      </span>
      <span className="shrink-0 text-sm text-muted tabular-nums mt-0.5">
        {words.walk(walkMinutes)}
      </span>
    </li>
  );
}

type Kind = { readonly kind: PointKind; readonly lines: readonly NumberedPoint[] };

/** "3–5": the numbers on the picture that a list explains. */
function numbersText(lines: readonly NumberedPoint[]): string {
  const [first, last] = [lines[0]?.number, lines.at(-1)?.number];
  return first === last ? `${first}` : `${first}–${last}`;
}

/** The summary of a list, shown on a phone until its reader opens it. */
function Summary({ kind, lines }: Kind) {
  const words = useTexts(locationTexts);
  const Icon = ICONS[kind];
  const nearestMinutes = Math.min(...lines.map(({ point }) => point.walkMinutes));
  return (
    <summary className="flex flex-wrap items-center gap-x-2 py-1.5 border-b border-line cursor-pointer">
      <Icon {...icon(20)} />
      <span className="font-semibold">{words.kinds[kind]}</span>
      <span
        aria-hidden="true"
        className="px-2 rounded-full border-2 border-primary text-sm font-semibold tabular-nums"
      >
        {numbersText(lines)}
      </span>
      <span className="grow basis-[calc(100%-2rem)] text-sm text-muted tabular-nums">
        {words.nearest(nearestMinutes)}
      </span>
      <ChevronDown {...icon()} className="shrink-0 group-open:rotate-180" />
    </summary>
  );
}

function NearbyList({ kind, lines }: Kind) {
  const words = useTexts(locationTexts);
  const Icon = ICONS[kind];
  return (
    <div className="min-w-0">
      <h3 className="flex items-center gap-2 heading-group max-sm:hidden">
        <Icon {...icon(20)} />
        {words.kinds[kind]}
      </h3>
      <details className="fold-on-phones group">
        <Summary kind={kind} lines={lines} />
        <ul className="mt-1 max-sm:mb-4">
          {lines.map((line) => (
            <Line key={line.number} {...line} />
          ))}
        </ul>
      </details>
    </div>
  );
}

/** Schools, transit, parks and shops with the minutes on foot, numbered as on the picture. */
export function NearbyLists({ nearby: { points, credit } }: { nearby: NearbyPoints }) {
  const words = useTexts(locationTexts);
  const numbered = points.map((point, index) => ({ point, number: index + 1 }));
  const kinds = PointKind.options.flatMap((kind) => {
    const lines = numbered.filter(({ point }) => point.kind === kind);
    return lines.length > 0 ? [{ kind, lines }] : [];
  });
  return (
    <>
      <div className="mt-3 sm:mt-5 nearby-kinds grid gap-x-4 sm:gap-x-10 sm:gap-y-6 grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] sm:grid-cols-2 lg:grid-cols-4">
        {kinds.map(({ kind, lines }) => (
          <NearbyList key={kind} kind={kind} lines={lines} />
        ))}
      </div>
      <p className="mt-2 sm:mt-3 text-sm text-muted">
        {words.estimate}
        {credit && ` ${credit}`}
      </p>
    </>
  );
}
