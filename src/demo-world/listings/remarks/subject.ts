import type { Room } from '#src/contract/listings/listing.ts';
import type { Site } from '../sites/addresses.ts';
import type { Lifecycle } from '../market/lifecycle.ts';
import type { Home } from '../homes/homes.ts';
import type { City } from '../market/market.ts';
import type { Anomalies } from '../board/anomalies.ts';
import type { Suite } from '../homes/suite.ts';
import type { HomeFeatures } from '../homes/home-features.ts';

/** All facts about a home for writing its remarks. */
export type Subject = {
  readonly city: City;
  readonly home: Home;
  readonly site: Site;
  /** The part of the house that is let; null for a whole home. */
  readonly suite: Suite | null;
  readonly lifecycle: Lifecycle;
  readonly features: HomeFeatures;
  readonly rooms: readonly Room[];
  readonly anomalies: Anomalies;
  /** Dollars a month. */
  readonly fee: number | null;
  readonly taxes: { readonly annualAmount: number | null; readonly assessmentYear: string };
};

/** Sentences about a home for which a condition holds. */
export type Group = {
  readonly when?: (subject: Subject) => boolean;
  readonly lines: readonly string[];
};

export const isForSale = ({ lifecycle }: Subject) => lifecycle.type === 'Sale';
export const isLand = ({ home }: Subject) => home.kind === 'land';
export const isApartment = ({ home }: Subject) => home.kind === 'condoApt';
export const isMultiplex = ({ home }: Subject) => home.kind === 'multiplex';
export const isCondo = ({ home }: Subject) => home.class === 'CondoProperty';
/** A whole home with its own front door and no suite let on its own. */
export const isHouse = ({ home, suite }: Subject) =>
  suite === null && home.kind !== 'condoApt' && home.kind !== 'land' && home.kind !== 'multiplex';
export const bedrooms = ({ home }: Subject) => home.bedrooms ?? 0;
export const bathrooms = ({ home, anomalies }: Subject) =>
  anomalies.hasZeroBaths ? 0 : (home.bathrooms ?? 0);
