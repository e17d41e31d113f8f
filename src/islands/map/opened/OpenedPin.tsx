import { useStore } from '@nanostores/react';
import { type ComponentProps, useCallback } from 'react';
import { listingKey } from '#src/domain/listing/key.ts';
import { mapTexts } from '#src/messages/search/map.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { $focus, $focusedListing } from '#src/stores/listing/listing.ts';
import { currentValue } from '#src/stores/shell/async-state.ts';
import { lazyModule } from '#src/stores/shell/lazy-module.ts';
import { closeListing, focusedPoint } from '#src/stores/search/map-address.ts';
import { $openStack, openStack } from '#src/stores/search/panel/panel.ts';
import { $pins } from '#src/stores/search/pins/pins.ts';
import type { AnchorCard, Overlay } from './Overlay.tsx';

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

type Props = { readonly onClosed: (pinId: string) => void; readonly anchor: AnchorCard };

function ListingOverlay({ onClosed, anchor }: Props) {
  const words = useTexts(mapTexts);
  const focus = useStore($focus);
  const state = useStore($focusedListing);
  const close = useCallback(() => {
    closeListing();
    if (focus) onClosed(listingKey(focus));
  }, [focus, onClosed]);
  if (!focus) return null;
  const listings = state.kind === 'ready' ? [state.value] : null;
  return (
    <PinOverlay
      label={words.listing}
      listings={listings}
      at={focusedPoint()}
      anchor={anchor}
      onClose={close}
    />
  );
}

function StackOverlay({ onClosed, anchor }: Props) {
  const words = useTexts(mapTexts);
  const id = useStore($openStack);
  const pins = currentValue(useStore($pins))?.pins ?? [];
  const close = useCallback(() => {
    openStack(null);
    if (id) onClosed(id);
  }, [id, onClosed]);
  const stack = pins.find((pin) => pin.id === id);
  if (stack?.kind !== 'stack') return null;
  const { listings, at } = stack;
  return (
    <PinOverlay
      label={words.stackTitle(listings.length)}
      listings={listings}
      at={at}
      anchor={anchor}
      onClose={close}
    />
  );
}

/** The content of an opened pin: the card of its listing, or of each listing at its point. */
export function OpenedPin(props: Props) {
  return (
    <>
      <ListingOverlay {...props} />
      <StackOverlay {...props} />
    </>
  );
}
