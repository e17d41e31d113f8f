import { integralController } from '../integral-controller.ts';
import type { IntegralController } from '../integral-controller.ts';
import { cityLevels } from './city-levels.ts';
import type { CityLevels } from './city-levels.ts';
import type { CityPlan } from './city-plans.ts';
import { weightedRoundRobin } from '../weighted-round-robin.ts';
import { HOME_KINDS } from './market.ts';
import type { City, HomeKind } from './market.ts';
import { kindWeights } from '../homes/homes.ts';
import type { DemoRandom } from '../random.ts';
import { activeStatuses, offStatuses } from './statuses.ts';
import type { ActiveStatus, OffStatus } from './statuses.ts';

/** The state shared by the listings of one city while they are generated, one after the other. */
export type CityMarket = {
  readonly city: City;
  readonly levels: CityLevels;
  readonly nextKind: Readonly<Record<'Sale' | 'Lease', () => HomeKind>>;
  readonly nextActive: () => ActiveStatus;
  readonly nextOff: () => OffStatus;
  /** For sold prices, as shares of the market parameters. */
  readonly prices: ReadonlyMap<HomeKind, IntegralController>;
  /** For sales' days on market, as shares of the market parameters. */
  readonly days: IntegralController;
  /** For sales' ratio of paid to asked, in percentage points. */
  readonly ratios: IntegralController;
};

/** The market of a city's plan on a day, before its first listing. */
export function cityMarket(plan: CityPlan, today: number, random: DemoRandom): CityMarket {
  const { city } = plan;
  return {
    city,
    levels: cityLevels(plan, today),
    nextKind: {
      Sale: weightedRoundRobin(kindWeights(city, 'Sale'), random),
      Lease: weightedRoundRobin(kindWeights(city, 'Lease'), random),
    },
    nextActive: weightedRoundRobin(activeStatuses(plan.active), random),
    nextOff: weightedRoundRobin(offStatuses(plan.off), random),
    prices: new Map(HOME_KINDS.map((kind) => [kind, integralController()])),
    days: integralController(),
    ratios: integralController(),
  };
}
