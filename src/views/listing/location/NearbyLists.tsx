import { Bus, type LucideIcon, School, ShoppingBasket, Trees } from 'lucide-react';
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
  // Of a park its name says all; on a phone the names of all do.
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

/** Schools, transit, parks and shops with the minutes on foot, numbered as on the picture. */
export function NearbyLists({ nearby: { points, credit } }: { nearby: NearbyPoints }) {
  const words = useTexts(locationTexts);
  const numbered = points.map((point, index) => ({ point, number: index + 1 }));
  const byKind = PointKind.options.flatMap((kind) => {
    const ofKind = numbered.filter(({ point }) => point.kind === kind);
    return ofKind.length > 0 ? [{ kind, ofKind, Icon: ICONS[kind] }] : [];
  });
  return (
    <>
      <div className="mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {byKind.map(({ kind, ofKind, Icon }) => (
          <div key={kind} className="min-w-0">
            <h3 className="flex items-center gap-2 heading-group">
              <Icon {...icon(20)} />
              {words.kinds[kind]}
            </h3>
            <ul className="mt-1">
              {ofKind.map((line) => (
                <Line key={line.number} {...line} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="mt-3 text-sm text-muted">
        {words.estimate}
        {credit && ` ${credit}`}
      </p>
    </>
  );
}
