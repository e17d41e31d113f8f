import {
  ADDRESS_TEXTS,
  CONDOMINIUM_TEXTS,
  DETAIL_COUNTS,
  DETAIL_TEXTS,
  LOT_TEXTS,
  TIMESTAMPS,
} from '#src/contract/listings/provider/provider-listing.ts';
import { photoKey } from '#src/domain/listing/photos/photo-key.ts';
import type { ListingMapping, MappingContext } from '../listing-mapping.ts';
import { feedDay } from '../records/feed-day.ts';
import { feedProvince } from '../records/feed-province.ts';
import { homePoint } from '../records/home-point.ts';
import { listDay } from '../records/list-day.ts';
import { nonZeroAmount, joinWords, yesNo } from '../records/mapped-words.ts';
import { webAddress } from '../records/web-address.ts';
import type { RepliersListing, RepliersRecord } from './repliers-record.ts';
import {
  classWord,
  isSold,
  lastStatusWord,
  standardStatusWord,
  statusWord,
  typeWord,
} from './words.ts';

/** The fields that have the same name in our listings. */
function pick<Source extends object, const Name extends keyof Source>(
  source: Source,
  names: readonly Name[],
): Pick<Source, Name> {
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>;
}

const basementOf = ({ basement1, basement2 }: RepliersRecord['details']) =>
  joinWords([basement1, basement2].flatMap((word) => word ?? []));

const exteriorOf = ({ exteriorConstruction1, exteriorConstruction2 }: RepliersRecord['details']) =>
  joinWords([exteriorConstruction1, exteriorConstruction2].flatMap((word) => word ?? []));

const amenitiesOf = ({
  amenities,
  ammenities,
}: Pick<RepliersRecord['nearby'], 'amenities' | 'ammenities'>) =>
  amenities.length > 0 ? amenities : ammenities;

function condominiumOf(record: RepliersRecord) {
  const { condominium } = record;
  const isCondominium = classWord(record.class) === 'CondoProperty';
  if (!isCondominium && nonZeroAmount(condominium.fees.maintenance) === null) return null;
  return {
    ...pick(condominium, [...CONDOMINIUM_TEXTS, 'stories']),
    fees: { maintenance: nonZeroAmount(condominium.fees.maintenance) },
    amenities: amenitiesOf(condominium),
  };
}

/** The keys under which the site serves the photos: the provider's addresses must not reach a browser. */
function imagesOf({ mlsNumber, photoSet }: RepliersListing, boardId: number | undefined) {
  if (boardId === undefined) return [];
  return photoSet.photos.map(({ name }) => photoKey({ boardId, mlsNumber }, name));
}

/** The listings of Repliers as ours, one row per field: our API follows theirs. */
export function repliersMapping({
  boardIdOf,
  soldTo,
  centreOf,
}: MappingContext): ListingMapping<RepliersListing> {
  const ourBoard = ({ boardId }: RepliersRecord) => boardIdOf(String(boardId));

  /** Only registered viewers see homes off the market, except sold homes of a board that shows them. */
  function isForEveryone(record: RepliersRecord): boolean {
    const isOffered = statusWord(record.status) === 'A' && !isSold(record);
    const mayShow = isOffered || (isSold(record) && soldTo(ourBoard(record)) === 'everyone');
    return record.permissions.displayPublic && mayShow;
  }

  return {
    fields: {
      mlsNumber: ({ mlsNumber }) => mlsNumber,
      boardId: ourBoard,
      type: ({ type }) => typeWord(type),
      class: (record) => classWord(record.class),
      status: ({ status }) => statusWord(status),
      lastStatus: ({ lastStatus }) => lastStatusWord(lastStatus),
      standardStatus: ({ standardStatus }) => standardStatusWord(standardStatus),
      listPrice: ({ listPrice }) => nonZeroAmount(listPrice),
      originalPrice: ({ originalPrice, listPrice }) =>
        nonZeroAmount(originalPrice) ?? nonZeroAmount(listPrice),
      soldPrice: ({ soldPrice }) => nonZeroAmount(soldPrice),
      listDate: ({ listDate, timestamps, address }) =>
        listDay([listDate, timestamps.listingEntryDate, timestamps.listingUpdated], address.state),
      soldDate: ({ soldDate, address }) => feedDay(soldDate, address.state),
      updatedOn: ({ updatedOn, timestamps }) => updatedOn ?? timestamps.listingUpdated,
      daysOnMarket: ({ daysOnMarket }) => daysOnMarket,
      simpleDaysOnMarket: ({ simpleDaysOnMarket }) => simpleDaysOnMarket,
      address: ({ address }) => ({
        ...pick(address, [
          ...(['streetNumber', 'streetName', 'streetSuffix', 'streetDirection'] as const),
          ...(['unitNumber', 'city', 'area', 'neighborhood', 'zip'] as const),
          ...ADDRESS_TEXTS,
        ]),
        state: feedProvince(address.state)?.name ?? address.state,
      }),
      map: ({ map, address: { state } }) => homePoint({ ...map, state }),
      permissions: (record) => ({
        displayAddressOnInternet: yesNo(record.permissions.displayAddressOnInternet),
        displayPublic: yesNo(isForEveryone(record)),
        displayInternetEntireListing: yesNo(record.permissions.displayInternetEntireListing),
      }),
      images: (record) => imagesOf(record, ourBoard(record)),
      photoCount: ({ photoSet }) => photoSet.photos.length,
      details: ({ details }) => ({
        ...pick(details, [...DETAIL_TEXTS, ...DETAIL_COUNTS]),
        ...pick(details, [
          ...(['propertyType', 'style', 'sqft', 'numBedrooms', 'numBathrooms'] as const),
          ...(['numGarageSpaces', 'yearBuilt', 'garage', 'heating', 'airConditioning'] as const),
          ...(['description', 'extras'] as const),
        ]),
        basement: basementOf(details),
        exteriorConstruction: exteriorOf(details),
        virtualTourUrl: webAddress(details.virtualTourUrl),
        alternateURLVideoLink: webAddress(details.alternateURLVideoLink),
        moreInformationLink: webAddress(details.moreInformationLink),
      }),
      lot: ({ lot }) => pick(lot, ['width', 'depth', 'measurement', ...LOT_TEXTS]),
      taxes: ({ taxes }) => ({ ...taxes, annualAmount: nonZeroAmount(taxes.annualAmount) }),
      condominium: condominiumOf,
      nearby: ({ nearby }) => ({ amenities: amenitiesOf(nearby) }),
      openHouse: ({ openHouse }) => openHouse.filter(({ date }) => date !== null),
      timestamps: ({ timestamps }) =>
        pick(timestamps, ['listingUpdated', 'expiryDate', ...TIMESTAMPS]),
      office: ({ office }) => office,
      rooms: ({ rooms }) => rooms,
      history: () => [],
    },
    coarse: ({ address }) => centreOf(address.city ?? '', feedProvince(address.state)?.code ?? ''),
  };
}
