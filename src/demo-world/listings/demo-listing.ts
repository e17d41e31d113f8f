import type { HistoryEntry, Permissions, Room } from '#src/contract/listings/listing.ts';
import { siteOf } from './sites/addresses.ts';
import type { Site } from './sites/addresses.ts';
import { isCentral } from './sites/city-centre.ts';
import { type Amounts, amountsOf, feeOf, taxesOf } from './market/amounts.ts';
import { BROKERAGES } from './board/brokerages.ts';
import { dateParts, isoTime } from './calendar.ts';
import type { CityMarket } from './market/city-market.ts';
import type { Lifecycle } from './market/lifecycle.ts';
import { extrasOf } from './homes/extras.ts';
import { historyOf } from './market/history.ts';
import { centralHome, type Home, homeOf } from './homes/homes.ts';
import { detailsOf } from './board/listing-details.ts';
import type { City } from './market/market.ts';
import { mlsNumber } from './board/mls-numbers.ts';
import { type Anomalies, anomaliesOf, roomsAsListed } from './board/anomalies.ts';
import { homeOfSuite, type Suite, suiteOf } from './homes/suite.ts';
import { type HomeFeatures, homeFeaturesOf } from './homes/home-features.ts';
import { internetPermission, permissionsOf, valuationPermission } from './board/permissions.ts';
import { type Supplement, supplementOf } from './board/supplement.ts';
import type { CityPlaces } from './sites/places.ts';
import { qualityFactorOf } from './market/prices.ts';
import { randomOf } from './random.ts';
import type { DemoRandom } from './random.ts';
import { remarksOf } from './remarks/remarks.ts';
import { roomsOf } from './homes/rooms.ts';

/** The place of a listing among the others, and the day it is generated for. */
type ListingRequest = {
  readonly market: CityMarket;
  /** Ordinal of the listing in its city. */
  readonly ordinal: number;
  /** Ordinal of the listing among those of all cities. */
  readonly overallOrdinal: number;
  /** Seeds its random numbers: no other listing has the same. */
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

function imageKeys(boardId: number, mls: string, random: DemoRandom): string[] {
  if (random.chance(WITHOUT_PHOTOS)) return [];
  return Array.from(
    { length: random.integer(PHOTOS.min, PHOTOS.max) },
    (_, at) => `listings/${boardId}/${mls}/${at + 1}.jpg`,
  );
}

/** A home of the request's city that suits the lifecycle of its listing, and the site it stands on. */
function homeAndSite(request: ListingRequest, lifecycle: Lifecycle, random: DemoRandom) {
  const { city, nextKind } = request.market;
  const kind = nextKind[lifecycle.type]();
  // A stream of its own: however sites are found, the homes stay the same.
  const { places, ordinal, key, nextTower } = request;
  const at = kind === 'condoApt' ? nextTower() : ordinal;
  const site = siteOf({ city, places, ordinal: at }, kind, randomOf(`${key}/site`));
  const before = dateParts(lifecycle.listDay).year;
  const building = homeOf(city, kind, { towerYear: site.tower?.yearBuilt, before }, random);
  const home = isCentral(city, site.point) ? centralHome(building) : building;
  const suite = suiteOf(home, lifecycle.type, random);
  return { home: suite === null ? home : homeOfSuite(home), site, suite };
}

function datesOf(lifecycle: Lifecycle, today: number, random: DemoRandom) {
  const { listDay, soldDay, updatedDay, expiryDay } = lifecycle;
  const lastSecond = updatedDay === today ? EARLY_SECOND : LAST_SECOND;
  return {
    listDate: isoTime(listDay),
    soldDate: soldDay === null ? null : isoTime(soldDay),
    updatedOn: isoTime(updatedDay, random.integer(0, lastSecond)),
    expiryDate: isoTime(expiryDay),
  };
}

/** A home on the market of a city, with all facts about it. */
export type DemoListing = {
  readonly mlsNumber: string;
  readonly city: City;
  readonly lifecycle: Lifecycle;
  readonly amounts: Amounts;
  readonly dates: ReturnType<typeof datesOf>;
  readonly home: Home;
  readonly site: Site;
  readonly suite: Suite | null;
  readonly anomalies: Anomalies;
  readonly features: HomeFeatures;
  readonly permissions: Permissions;
  readonly images: readonly string[];
  readonly details: ReturnType<typeof detailsOf>;
  readonly description: string;
  readonly extras: string | null;
  readonly taxes: ReturnType<typeof taxesOf>;
  /** Dollars a month; null for a home without one. */
  readonly fee: number | null;
  readonly brokerage: string;
  readonly rooms: readonly Room[];
  readonly supplement: Supplement;
  readonly history: readonly HistoryEntry[];
};

/** A listing of the request's city. Its facts draw on one stream of numbers: their order decides them. */
export function demoListing(
  request: ListingRequest,
  lifecycle: Lifecycle,
  random: DemoRandom,
): DemoListing {
  const { market, overallOrdinal, key } = request;
  const { city, levels } = market;
  const { boardId } = city;
  const { home, site, suite } = homeAndSite(request, lifecycle, random);
  const correction =
    lifecycle.soldDay === null ? 0 : (market.prices.get(home.kind)?.correction() ?? 0);
  const qualityFactor =
    qualityFactorOf(lifecycle.type, random) * Math.exp(lifecycle.type === 'Sale' ? correction : 0);
  const pricedHome = { city, levels, neighbourhood: site.neighbourhood, home, qualityFactor };
  const amounts = amountsOf(pricedHome, lifecycle, market, random);
  const mls = mlsNumber(city, overallOrdinal, 0);
  const images = imageKeys(boardId, mls, random);
  const dates = datesOf(lifecycle, request.today, random);
  const anomalies = anomaliesOf(random);
  const listingContext = {
    city,
    mlsNumber: mls,
    listYear: dateParts(lifecycle.listDay).year,
    anomalies,
  };
  const features = homeFeaturesOf(home, site, lifecycle.type, random);
  const rooms = roomsAsListed(roomsOf(home, boardId, random), suite, anomalies, random);
  const taxes = taxesOf(city, lifecycle, amounts.askingPrice, random);
  const fee = feeOf(home, lifecycle.type, random);
  const facts = { city, home, site, suite, lifecycle, features, rooms, anomalies, fee, taxes };
  const permissions = {
    ...permissionsOf(lifecycle, boardId, random),
    // A stream of its own: a missing permission leaves everything else unchanged.
    displayInternetEntireListing: internetPermission(randomOf(`${key}/internet`)),
    displayAutomatedValuation: valuationPermission(randomOf(`${key}/valuation`)),
  };
  const details = detailsOf(home, { site, features }, listingContext, random);
  const extras = anomalies.hasEmptyExtras ? '' : extrasOf(home, features, random);
  const brokerage = random.pick(BROKERAGES);
  const supplement = supplementOf(
    { ...facts, dates },
    request.today,
    // A stream of its own: fields for other programs leave everything drawn above unchanged.
    randomOf(`${key}/supplement`),
  );
  const earlierNumber = (earlier: number) => mlsNumber(city, overallOrdinal, earlier);
  return {
    ...facts,
    mlsNumber: mls,
    amounts,
    dates,
    permissions,
    images,
    details,
    description: remarksOf(facts, randomOf(`${key}/remarks`)),
    extras,
    brokerage,
    supplement,
    history: historyOf(pricedHome, lifecycle, earlierNumber, random),
  };
}
