import type { Badge as BadgeKind } from '#src/domain/listing/status.ts';
import { listingTexts } from '#src/messages/listing.ts';
import { useTexts } from '../locale/use-texts.ts';

export type BadgeName = BadgeKind | 'off-market';

const DOTS: Readonly<Record<BadgeName, string>> = {
  'for-sale': 'size-2 rounded-full bg-evergreen',
  'for-lease': 'size-2 rounded-full border-2 border-evergreen',
  sold: 'size-2 rotate-45 bg-clay',
  leased: 'size-2 rotate-45 border-2 border-clay',
  'off-market': 'w-2.5 h-0.5 bg-muted',
};

/** The state of a listing in words; the mark before them differs in shape as well as in colour. */
export function Badge({ name, floating = false }: { name: BadgeName; floating?: boolean }) {
  const words = useTexts(listingTexts);
  return (
    <span className={floating ? 'badge-on-photo' : 'chip'}>
      <span className={DOTS[name]} aria-hidden="true" />
      {words.badges[name]}
    </span>
  );
}
