import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { ListingRecord } from '#src/server/listings/repository.ts';
import { siteOf } from './addresses.ts';
import type { Site } from './addresses.ts';
import { amountsOf, feeOf, taxesOf } from './amounts.ts';
import { BROKERAGES } from './brokerages.ts';
import { dateParts, isoTime } from './calendar.ts';
import type { CityMarket } from './city-market.ts';
import type { Course } from './courses.ts';
import { extrasOf } from './extras.ts';
import { historyOf } from './history.ts';
import { homeOf } from './homes.ts';
import { condominiumOf, detailsOf, lotOf } from './listing-details.ts';
import { mlsNumber } from './mls-numbers.ts';
import { addressAsListed, odditiesOf, roomsAsListed, suiteOf, withoutTheRest } from './oddities.ts';
import { particularsOf } from './particulars.ts';
import { internetPermission, permissionsOf } from './permissions.ts';
import type { CityPlaces } from './places.ts';
import { charmOf } from './prices.ts';
import { randomOf } from './random.ts';
import type { Random } from './random.ts';
import { remarksOf } from './remarks/remarks.ts';
import { roomsOf } from './rooms.ts';

/** The place of a listing among the others, and the day it is generated for. */
type ListingRequest = {
  readonly market: CityMarket;
  /** Of the listing in its city. */
  readonly ordinal: number;
  /** Of the listing among those of all cities. */
  readonly overallOrdinal: number;
  /** What its random numbers follow from: no other listing has the same. */
  readonly key: string;
  readonly places: CityPlaces;
  /** The ordinal by which the next apartment finds its tower and unit. */
  readonly nextTower: () => number;
  readonly today: number;
};

const LAST_SECOND = 86_399;
/** A listing of today may not seem to come from the future, however early in the day it is read. */
const EARLY_SECOND = 60;
const WITHOUT_PHOTOS = 0.02;
const PHOTOS = { min: 5, max: 9 } as const;

function imageKeys(boardId: number, mls: string, random: Random): string[] {
  if (random.chance(WITHOUT_PHOTOS)) return [];
  return Array.from(
    { length: random.whole(PHOTOS.min, PHOTOS.max) },
    (_, at) => `listings/${boardId}/${mls}/${at + 1}.jpg`,
  );
}

function mapOf({ point }: Site) {
  return {
    latitude: point.lat,
    longitude: point.lng,
    point: `POINT (${point.lng} ${point.lat})`,
  };
}

/** A home of the request's city that suits the course of its listing, and the site it stands on. */
function homeAndSite(request: ListingRequest, course: Course, random: Random) {
  const { city, nextKind } = request.market;
  const kind = nextKind[course.type]();
  // A stream of its own: however sites are found, the homes stay the same.
  const { places, ordinal, key, nextTower } = request;
  const at = kind === 'condoApt' ? nextTower() : ordinal;
  const site = siteOf({ city, places, ordinal: at }, kind, randomOf(`${key}/site`));
  const before = dateParts(course.listDay).year;
  const whole = homeOf(city, kind, { towerYear: site.tower?.yearBuilt, before }, random);
  const suite = suiteOf(whole, course.type, random);
  return { home: suite === null ? whole : withoutTheRest(whole), site, suite };
}

function datesOf(course: Course, today: number, random: Random) {
  const { listDay, soldDay, updatedDay, expiryDay } = course;
  const lastSecond = updatedDay === today ? EARLY_SECOND : LAST_SECOND;
  return {
    listDate: isoTime(listDay),
    soldDate: soldDay === null ? null : isoTime(soldDay),
    updatedOn: isoTime(updatedDay, random.whole(0, lastSecond)),
    expiryDate: isoTime(expiryDay),
  };
}

/** Everything about one listing, in the provider's version 2 form, and its coarse point. */
export function listingRecord(
  request: ListingRequest,
  course: Course,
  random: Random,
): ListingRecord {
  const { market, overallOrdinal, key } = request;
  const { city, levels } = market;
  const { boardId } = city;
  const { home, site, suite } = homeAndSite(request, course, random);
  const { neighbourhood, centre } = site;
  const lean = course.soldDay === null ? 0 : (market.prices.get(home.kind)?.lean() ?? 0);
  const charm = charmOf(course.type, random) * Math.exp(course.type === 'Sale' ? lean : 0);
  const priced = { city, levels, neighbourhood, home, charm };
  const amounts = amountsOf(priced, course, market, random);
  const mls = mlsNumber(city, overallOrdinal, 0);
  const images = imageKeys(boardId, mls, random);
  const dates = datesOf(course, request.today, random);
  const odd = odditiesOf(random);
  const listed = { city, mlsNumber: mls, listYear: dateParts(course.listDay).year, odd };
  const particulars = particularsOf(home, site, course.type, random);
  const rooms = roomsAsListed(roomsOf(home, boardId, random), suite, odd, random);
  const taxes = taxesOf(city, course, amounts.asked, random);
  const fee = feeOf(home, course.type, random);
  const described = { city, home, site, suite, course, particulars, rooms, odd, fee, taxes };
  const document: ListingDocument = {
    mlsNumber: mls,
    boardId,
    resource: `Property:${mls}`,
    type: course.type,
    class: home.class,
    status: course.status,
    lastStatus: course.lastStatus,
    listPrice: amounts.asked.toFixed(2),
    originalPrice: amounts.original,
    soldPrice: amounts.paid,
    listDate: dates.listDate,
    soldDate: dates.soldDate,
    updatedOn: dates.updatedOn,
    daysOnMarket: course.daysOnMarket,
    simpleDaysOnMarket: course.daysOnMarket,
    occupancy: particulars.occupancy,
    address: addressAsListed(site, suite, odd),
    map: mapOf(site),
    permissions: {
      ...permissionsOf(course, boardId, random),
      // A stream of its own: whatever is not shown, all the rest stays as it was.
      displayInternetEntireListing: internetPermission(randomOf(`${key}/internet`)),
    },
    images,
    photoCount: images.length,
    details: {
      ...detailsOf(home, { site, particulars }, listed, random),
      description: remarksOf(described, randomOf(`${key}/remarks`)),
      extras: odd.hasEmptyExtras ? '' : extrasOf(home, particulars, random),
    },
    lot: lotOf(home, listed),
    taxes,
    condominium: condominiumOf(home, { particulars, fee }, listed),
    nearby: { amenities: particulars.nearby },
    timestamps: { listingUpdated: dates.updatedOn, expiryDate: dates.expiryDate },
    office: { brokerageName: random.pick(BROKERAGES) },
    rooms,
    history: historyOf(
      priced,
      course,
      (earlier) => mlsNumber(city, overallOrdinal, earlier),
      random,
    ),
  };
  return { document, coarse: { latitude: centre.lat, longitude: centre.lng } };
}
