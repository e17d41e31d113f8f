import type { ListingDocument } from '#src/contract/listing.ts';
import type { ListingRecord } from '#src/server/listings/repository.ts';
import { siteOf } from './addresses.ts';
import type { Site } from './addresses.ts';
import { amountsOf, condominiumOf, taxesOf } from './amounts.ts';
import { BROKERAGES } from './brokerages.ts';
import { dateParts, isoTime } from './calendar.ts';
import { descriptionOf, extrasOf } from './descriptions.ts';
import { historyOf } from './history.ts';
import { homeKind, homeOf } from './homes.ts';
import type { Home } from './homes.ts';
import type { IsLand } from './land-point.ts';
import type { City } from './market.ts';
import { mlsNumber } from './mls-numbers.ts';
import { permissionsOf } from './permissions.ts';
import type { CityPlaces } from './places.ts';
import { charmOf } from './prices.ts';
import type { Random } from './random.ts';
import { roomsOf } from './rooms.ts';
import { sqftAsListed } from './sqft-text.ts';
import type { Course } from './statuses-and-dates.ts';

/** The place of a listing among the others, and the day it is generated for. */
export type ListingRequest = {
  readonly city: City;
  readonly cityOrdinal: number;
  /** Of the listing in its city. */
  readonly ordinal: number;
  readonly places: CityPlaces;
  readonly isLand: IsLand;
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

function lotOf({ lot }: Home) {
  return {
    width: lot?.width ?? null,
    depth: lot?.depth ?? null,
    measurement: lot === null ? null : 'Feet',
  };
}

function detailsOf(home: Home, site: Site, boardId: number) {
  return {
    propertyType: home.propertyType,
    style: home.style,
    sqft: sqftAsListed(home.sqft, boardId, home.kind === 'condoApt'),
    numBedrooms: home.bedrooms,
    numBathrooms: home.bathrooms,
    numGarageSpaces: home.garageSpaces,
    yearBuilt: home.yearBuilt === null ? null : String(home.yearBuilt),
    garage: home.garage,
    heating: home.heating,
    airConditioning: home.airConditioning,
    basement: home.basement,
    exteriorConstruction: home.exterior,
    building: site.tower?.name ?? null,
    virtualTourUrl: null,
    moreInformationLink: null,
  };
}

/** A home of the request's city that suits the course of its listing, and the site it stands on. */
function homeAndSite(request: ListingRequest, course: Course, random: Random) {
  const kind = homeKind(request.city, course.type, random);
  const site = siteOf(request, kind, random);
  const before = dateParts(course.listDay).year;
  const home = homeOf(request.city, kind, { towerYear: site.tower?.yearBuilt, before }, random);
  return { home, site };
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
  const { city } = request;
  const { boardId } = city;
  const { home, site } = homeAndSite(request, course, random);
  const { neighbourhood, centre } = site;
  const priced = { city, neighbourhood, home, charm: charmOf(course.type, random) };
  const amounts = amountsOf(priced, course, random);
  const ordinals = { city: request.cityOrdinal, listing: request.ordinal };
  const mls = mlsNumber(city, ordinals, 0);
  const images = imageKeys(boardId, mls, random);
  const dates = datesOf(course, request.today, random);
  const document: ListingDocument = {
    mlsNumber: mls,
    boardId,
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
    address: site.address,
    map: mapOf(site),
    permissions: permissionsOf(course, boardId, random),
    images,
    photoCount: images.length,
    details: {
      ...detailsOf(home, site, boardId),
      description: descriptionOf(home, site, course.type, random),
      extras: extrasOf(home, random),
    },
    lot: lotOf(home),
    taxes: taxesOf(city, course, amounts.asked, random),
    condominium: condominiumOf(home, course.type, random),
    timestamps: { listingUpdated: dates.updatedOn, expiryDate: dates.expiryDate },
    office: { brokerageName: random.pick(BROKERAGES) },
    rooms: roomsOf(home, boardId, random),
    history: historyOf(priced, course, (earlier) => mlsNumber(city, ordinals, earlier), random),
  };
  return { document, coarse: { latitude: centre.lat, longitude: centre.lng } };
}
