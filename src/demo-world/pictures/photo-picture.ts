import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { PhotographedHome } from './photographed-home.ts';
import { buildingSeed, floorOfUnit, appearanceOf } from './listing-appearance.ts';
import type { EXTERIORS, HomePicture } from './picture-drawings.ts';
import type { DrawingSpec } from './picture-spec.ts';
import { planRooms } from './plan-rooms.ts';

type Exterior = keyof typeof EXTERIORS;
/** A part of a home, and the view of it. */
export type Shot = readonly [family: HomePicture, view: number];

const TYPE_EXTERIORS: Readonly<Record<string, Exterior>> = {
  'Semi-Detached': 'semi-detached',
  'Att/Row/Townhouse': 'row-townhouse',
  'Condo Townhouse': 'row-townhouse',
  Multiplex: 'multiplex',
  Duplex: 'multiplex',
  Triplex: 'multiplex',
  Fourplex: 'multiplex',
  'Vacant Land': 'land',
  'Mobile/Trailer': 'mobile-home',
};

/** Above this floor a building is no low-rise. */
const LOW_RISE_FLOORS = 4;

function isApartment({ details }: PhotographedHome): boolean {
  return details.propertyType === 'Condo Apt';
}

/** The outdoor space of a home: those above or below another one have no garden. */
function outdoorShot(listing: PhotographedHome): Shot {
  const isStacked = listing.details.style === 'Stacked Townhouse';
  return isApartment(listing) || isStacked ? ['balcony', 0] : ['backyard', 0];
}

function exteriorOf(listing: PhotographedHome): Exterior {
  const { propertyType, style } = listing.details;
  if (isApartment(listing)) {
    const low = floorOfUnit(listing.address.unitNumber) <= LOW_RISE_FLOORS;
    return low && buildingSeed(listing) % 3 === 0 ? 'low-rise' : 'tower';
  }
  if (style === 'Stacked Townhouse') return 'stacked-townhouse';
  const exteriors = TYPE_EXTERIORS[propertyType ?? ''];
  return exteriors ?? (style?.startsWith('Bungalow') ? 'bungalow' : 'detached');
}

function hasRoom({ rooms = [] }: PhotographedHome, name: RegExp): boolean {
  return rooms.some(({ description }) => name.test(description ?? ''));
}

function bedroomShots({ details }: PhotographedHome): Shot[] {
  const bedrooms = Number(details.numBedrooms ?? 1);
  return Array.from({ length: Math.max(0, Math.min(3, bedrooms)) }, (_, view): Shot => [
    'bedroom',
    view,
  ]);
}

function hasFinishedBasement(listing: PhotographedHome): boolean {
  const isFinished = ['Finished', 'Walk-Out'].includes(listing.details.basement ?? '');
  return isFinished || hasRoom(listing, /^Recreation/);
}

/** The photographs of a home's rooms, the most informative first. */
function roomShots(listing: PhotographedHome): Shot[] {
  const [primary, second, third] = bedroomShots(listing);
  const baths = Number(listing.details.numBathrooms ?? 1);
  const shots: (Shot | false | undefined)[] = [
    ['living', 0],
    ['kitchen', 0],
    hasRoom(listing, /^Dining/) && ['dining', 0],
    primary,
    ['bathroom', 0],
    second,
    hasFinishedBasement(listing) && ['basement', 0],
    outdoorShot(listing),
    isApartment(listing) && ['apartment-entrance', 0],
    hasRoom(listing, /^Family/) && ['living', 1],
    third,
    baths >= 2 && ['bathroom', 1],
    ['kitchen', 1],
  ];
  return shots.filter((shot) => shot !== false && shot !== undefined);
}

/** The subject of each photo of a home, for a given number of photos. */
function shotsOf(home: PhotographedHome, count: number): readonly Shot[] {
  const exterior = exteriorOf(home);
  const shots = exterior === 'land' ? [] : roomShots(home);
  return Array.from({ length: count }, (_, at): Shot => {
    if (exterior === 'land') return ['land', at];
    if (at === 0) return [exterior, 0];
    return shots[(at - 1) % shots.length] ?? ['living', 0];
  });
}

/** Seen from outside, all apartments at an address are the same building. */
const SHARED: ReadonlySet<HomePicture> = new Set(['tower', 'low-rise', 'apartment-entrance']);

/** Whether the n-th photo of a home, n from 1, is its floor plan: the last of several, if rooms are measured. */
function isPlan(home: PhotographedHome, number: number): boolean {
  return number > 1 && number === home.images?.length && planRooms(home).length > 0;
}

/** The subject of each photo of a home: a part of it in one of its views, or its floor plan. */
export function photoShots(home: PhotographedHome): readonly (Shot | 'floor-plan')[] {
  const shots = shotsOf(home, home.images?.length ?? 0);
  return shots.map((shot, at) => (isPlan(home, at + 1) ? 'floor-plan' : shot));
}

/**
 * The picture drawn for the n-th photo of a listing, n from 1: its outside, its rooms in the order a
 * visitor would see them, then balcony or garden; the last of several is the floor plan where rooms
 * are measured.
 */
export function photoPicture(listing: ListingDocument, number: number): DrawingSpec {
  if (isPlan(listing, number)) {
    return { family: 'floor-plan', rooms: planRooms(listing), title: 'Floor plan' };
  }
  const [family, view] = shotsOf(listing, number)[number - 1] ?? ['living', 0];
  const appearance = appearanceOf(listing);
  return {
    family,
    view,
    appearance: SHARED.has(family) ? { ...appearance, seed: buildingSeed(listing) } : appearance,
  };
}
