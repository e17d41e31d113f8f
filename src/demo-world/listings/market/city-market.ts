import { balance } from '../integral-controller.ts';
import type { Balance } from '../integral-controller.ts';
import { cityLevels } from './city-levels.ts';
import type { CityLevels } from './city-levels.ts';
import type { CityPlan } from './city-plans.ts';
import { evenPicker } from '../weighted-round-robin.ts';
import { HOME_KINDS } from './market.ts';
import type { City, HomeKind } from './market.ts';
import { kindWeights } from '../homes/homes.ts';
import type { Random } from '../random.ts';
import { activeStatuses, offStatuses } from './statuses.ts';
import type { ActiveStatus, OffStatus } from './statuses.ts';

/** What the listings of one city share while they are generated, one after the other. */
export type CityMarket = {
  readonly city: City;
  readonly levels: CityLevels;
  readonly nextKind: Readonly<Record<'Sale' | 'Lease', () => HomeKind>>;
  readonly nextActive: () => ActiveStatus;
  readonly nextOff: () => OffStatus;
  /** Of sold prices, as shares of what the market parameters say. */
  readonly prices: ReadonlyMap<HomeKind, Balance>;
  /** Of sales' days on market, as shares of what the market parameters say. */
  readonly days: Balance;
  /** Of sales' ratio of paid to asked, in percentage points. */
  readonly ratios: Balance;
};

/** The market of a city's plan on a day, before its first listing. */
export function cityMarket(plan: CityPlan, today: number, random: Random): CityMarket {
  const { city } = plan;
  return {
    city,
    levels: cityLevels(plan, today),
    nextKind: {
      Sale: evenPicker(kindWeights(city, 'Sale'), random),
      Lease: evenPicker(kindWeights(city, 'Lease'), random),
    },
    nextActive: evenPicker(activeStatuses(plan.active), random),
    nextOff: evenPicker(offStatuses(plan.off), random),
    prices: new Map(HOME_KINDS.map((kind) => [kind, balance()])),
    days: balance(),
    ratios: balance(),
  };
}
