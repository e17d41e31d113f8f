import { DoorOpen } from 'lucide-react';
import type { SearchResult } from '#src/contract/listings/listing.ts';
import { comingOpenHouses } from '#src/domain/listing/open-house.ts';
import { icon } from '#src/ui/icon.ts';
import { useLocale } from '#src/ui/locale/use-texts.ts';
import { useToday } from '#src/ui/today.ts';
import { openHouseText } from './open-house-text.ts';

/** When a home can next be seen without a booking. */
export function OpenHouseBadge({ openHouses }: { openHouses: SearchResult['openHouse'] }) {
  const locale = useLocale();
  const today = useToday();
  const [next] = comingOpenHouses(openHouses ?? [], today);
  if (!next) return null;
  return (
    <span className="badge-on-photo">
      <DoorOpen {...icon(15)} />
      {openHouseText(next, today, locale)}
    </span>
  );
}
