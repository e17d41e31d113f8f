import type {
  AnySearchResult,
  SearchResult,
  RestrictedListing,
} from '#src/contract/listings/listing.ts';
import { cityLine, streetLine } from '#src/domain/listing/address.ts';
import { boardOf, VOW_TERMS } from '#src/domain/listing/boards.ts';
import { isRestricted } from '#src/domain/listing/visibility.ts';
import { OVERLAY_STREET_LIMIT } from '#src/domain/places/text.ts';
import { detailPath } from '#src/domain/routes.ts';
import { listingTexts } from '#src/messages/listing/listing.ts';
import { CardAmount } from '#src/ui/listing/card/CardAmount.tsx';
import { StreetText } from '#src/ui/listing/card/StreetText.tsx';
import { Facts } from '#src/ui/listing/Facts.tsx';
import { ListingPhoto } from '#src/ui/listing/ListingPhoto.tsx';
import { publicFieldsOf } from '#src/ui/listing/restricted/restricted.ts';
import { RestrictedArt } from '#src/ui/listing/restricted/RestrictedArt.tsx';
import { SignInLine } from '#src/ui/listing/restricted/SignInLine.tsx';
import { SaveHeart } from '#src/ui/listing/SaveHeart.tsx';
import { badgeText } from '#src/ui/listing/Badge.tsx';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { useToday } from '#src/ui/today.ts';

const look = 'relative flex min-h-28 bg-surface';
const picture = 'relative shrink-0 w-28 overflow-clip bg-sand';

function RestrictedMiniCard({ listing }: { listing: RestrictedListing }) {
  const words = useTexts(listingTexts);
  const open = publicFieldsOf(listing);
  return (
    <article className={look}>
      <div className={picture}>
        <RestrictedArt className="absolute inset-0 size-full" />
      </div>
      <div className="grow min-w-0 p-3 pr-12">
        <h2 className="font-semibold">{words.hiddenHome(cityLine(open.address))}</h2>
        <SignInLine returnTo={detailPath(open)} />
        {VOW_TERMS && (
          <button type="button" className="when-terms-due lone-link text-sm" data-review-vow-terms>
            {words.reviewTerms}
          </button>
        )}
      </div>
    </article>
  );
}

function OpenMiniCard({ listing }: { listing: SearchResult }) {
  const locale = useLocale();
  const words = useTexts(listingTexts);
  const badge = badgeText(listing, useToday(), locale);
  const { address, details, office, images, permissions } = listing;
  const { brokerage, brokerageUnknown, boardCredit } = words;
  const board = boardOf(listing.boardId);
  const by = office.brokerageName ? brokerage(office.brokerageName) : brokerageUnknown;
  const credits = board?.creditOnCards ? [boardCredit(board.name)] : [];
  return (
    <article className={look}>
      <div className={picture}>
        <div className="absolute inset-0">
          <ListingPhoto imageKey={images[0]} permissions={permissions} size="small" eager />
        </div>
      </div>
      <div className="flex flex-col grow gap-1 min-w-0 p-3">
        <div className="pr-9">
          <CardAmount listing={listing} />
        </div>
        <Facts details={{ ...details, numGarageSpaces: null }} />
        <h2 className="pr-9 text-[0.94rem] leading-snug">
          <a
            href={detailPath(listing)}
            className="stretched block truncate font-semibold text-ink no-underline"
          >
            <StreetText street={streetLine(address)} limit={OVERLAY_STREET_LIMIT} />
          </a>
        </h2>
        <p className="pr-9 text-sm text-muted wrap-anywhere">
          {[badge, by, ...credits].join(' · ')}
        </p>
      </div>
      <div className="absolute z-2 right-0.5 bottom-0.5 grid place-items-center size-11">
        <SaveHeart listing={listing} />
      </div>
    </article>
  );
}

/** A home in one row, for the room above the sheet of a phone: picture, price, three facts, heart. */
export function MiniCard({ listing }: { listing: AnySearchResult }) {
  return isRestricted(listing) ? (
    <RestrictedMiniCard listing={listing} />
  ) : (
    <OpenMiniCard listing={listing} />
  );
}
