import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import type { Viewer } from '#src/server/http/viewer.ts';

/** The first and last day that a date may mean, YYYY-MM-DD. */
export type PossibleDays = readonly [first: string, last: string];

/** A viewer's knowledge of a home, in the plainest form. */
export type KnownHome = {
  /** Its place in the order of insertion. */
  readonly id: number;
  /** Always known. */
  readonly shown: Pick<ListingDocument, 'mlsNumber' | 'boardId' | 'type' | 'class' | 'status'>;
  readonly permissions: ListingDocument['permissions'];
  readonly city: string;
  readonly state: string;
  /** Degrees to the sixth decimal. */
  readonly lat: number;
  readonly lng: number;
  /** The most exact point that the viewer may know. */
  readonly point: { readonly latitude: number; readonly longitude: number };
  readonly listed: PossibleDays;
  readonly sold: PossibleDays | null;
  /** The whole document, or null if the viewer knows only the public view. */
  readonly whole: ListingDocument | null;
};

/** A corner of the world without homes, for homes whose place is unknown. */
const NOWHERE = { latitude: -90, longitude: -180 };

const roundE6 = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

function asDays(date: string, isMonth: boolean): PossibleDays {
  const month = date.slice(0, 7);
  return isMonth ? [`${month}-01`, `${month}-31`] : [date, date];
}

/** No consumer's search finds homes that may not be on the internet, or have left the market unsold. */
function isFindable({ document }: ListingRecord): boolean {
  const { displayInternetEntireListing } = document.permissions;
  return (
    displayInternetEntireListing === 'Y' && !['Exp', 'Ter', 'Sus'].includes(document.lastStatus)
  );
}

/** The homes as a viewer knows them: an anonymous viewer knows little of those that need sign-in. */
export function knownHomes(records: readonly ListingRecord[], viewer: Viewer): KnownHome[] {
  return records.filter(isFindable).map(({ document, coarse }, at) => {
    const { displayPublic, displayAddressOnInternet } = document.permissions;
    const isOpen = displayPublic === 'Y' && displayAddressOnInternet === 'Y';
    const isWhole = viewer === 'verified' || isOpen;
    const point = (isWhole ? document.map : coarse) ?? NOWHERE;
    return {
      id: at + 1,
      shown: document,
      permissions: document.permissions,
      city: document.address.city,
      state: document.address.state,
      lat: roundE6(point.latitude),
      lng: roundE6(point.longitude),
      point,
      listed: asDays(document.listDate, !isWhole),
      sold: document.soldDate ? asDays(document.soldDate, !isWhole) : null,
      whole: isWhole ? document : null,
    };
  });
}

/** "1500-2000" gives both numbers; a single number is given twice. */
export function sqftOf({ details }: ListingDocument): [number, number] | null {
  const parts = String(details.sqft ?? '').match(/\d+/g);
  if (!parts) return null;
  return [Number(parts[0]), Number(parts[1] ?? parts[0])];
}

/** The first and last year in which a home may have been built; "6-15" is its age when listed. */
export function builtOf({ details, listDate }: ListingDocument): [number, number] | null {
  const year = Number(listDate.slice(0, 4));
  if (details.yearBuilt === 'New') return [year - 1, year];
  const [young, old] = (details.yearBuilt ?? '').split('-').map(Number);
  if (!details.yearBuilt || young === undefined) return null;
  return old === undefined ? [young, young] : [year - old - 1, year - young];
}
