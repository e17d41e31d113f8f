import { useStore } from '@nanostores/react';
import { type ComponentProps, useCallback } from 'react';
import { listingKey } from '#src/domain/listing/key.ts';
import { OVERLAY_STREET_LIMIT } from '#src/domain/places/text.ts';
import { mapTexts } from '#src/messages/search/map.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { $focus, $focusedListing } from '#src/stores/listing/listing.ts';
import { shownValue } from '#src/stores/shell/async-state.ts';
import { lazyModule } from '#src/stores/shell/lazy-module.ts';
import { closeListing } from '#src/stores/search/map-address.ts';
import { $openStack, openStack } from '#src/stores/search/panel/panel.ts';
import { $pins } from '#src/stores/search/pins/pins.ts';
import { CardSkeleton } from '#src/ui/listing/card/CardSkeleton.tsx';
import { ListingCard } from '#src/ui/listing/card/ListingCard.tsx';
import type { Overlay } from './Overlay.tsx';

const $overlay = lazyModule(
  async () => (await import('./Overlay.tsx')).Overlay,
  () => {
    closeListing();
    openStack(null);
  },
);

/** The overlay of a pin, fetched when the first pin is opened. */
function PinOverlay(props: ComponentProps<typeof Overlay>) {
  const Loaded = useStore($overlay);
  return Loaded && <Loaded {...props} />;
}

type Props = { readonly onClosed: (pinId: string) => void };

function FocusedCard() {
  const state = useStore($focusedListing);
  if (state.kind === 'ready') {
    return <ListingCard listing={state.value} heading="h2" streetLimit={OVERLAY_STREET_LIMIT} />;
  }
  return <CardSkeleton />;
}

function ListingOverlay({ onClosed }: Props) {
  const words = useTexts(mapTexts);
  const focus = useStore($focus);
  const close = useCallback(() => {
    closeListing();
    if (focus) onClosed(listingKey(focus));
  }, [focus, onClosed]);
  return (
    focus && (
      <PinOverlay label={words.listing} onClose={close}>
        <FocusedCard />
      </PinOverlay>
    )
  );
}

function StackOverlay({ onClosed }: Props) {
  const words = useTexts(mapTexts);
  const id = useStore($openStack);
  const pins = shownValue(useStore($pins))?.pins ?? [];
  const close = useCallback(() => {
    openStack(null);
    if (id) onClosed(id);
  }, [id, onClosed]);
  const stack = pins.find((pin) => pin.id === id);
  if (stack?.kind !== 'stack') return null;
  return (
    <PinOverlay label={words.stackTitle(stack.listings.length)} onClose={close}>
      <h2 className="p-4 pr-14 font-semibold">{words.stackTitle(stack.listings.length)}</h2>
      <ul className="grid gap-4 p-4 pt-0">
        {stack.listings.map((listing) => (
          <li key={listingKey(listing)}>
            <ListingCard listing={listing} heading="h3" />
          </li>
        ))}
      </ul>
    </PinOverlay>
  );
}

/** What a pin opens: the card of its listing, or of each listing at its point. */
export function OpenedPin(props: Props) {
  return (
    <>
      <ListingOverlay {...props} />
      <StackOverlay {...props} />
    </>
  );
}
