import { placeText } from '#src/domain/places/text.ts';

/** A street, cut where there is no room for more; a screen reader reads all of it. */
export function StreetText({ street, limit }: { street: string; limit: number }) {
  const shownText = placeText(street, limit);
  if (shownText === street) return street;
  return (
    <>
      <span aria-hidden="true">{shownText}</span>
      <span className="sr-only">{street}</span>
    </>
  );
}
