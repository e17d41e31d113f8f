import { anyOf, atLeast, atMost, on } from '../parameters/search-parameter.ts';
import {
  boards,
  classes,
  day,
  days,
  dollars,
  lastStatuses,
  mlsNumbers,
  names,
  priceChange,
  standardStatuses,
  statuses,
  time,
  trueOrFalse,
  types,
  yesNo,
} from '../values/search-values.ts';

const REPLIERS_UPDATED = 'the provider last changed it on';

/** The fields of an offer that a search may ask for: its state, prices, days, board and permissions. */
export const OFFER_FIELDS = {
  status: {
    kind: 'word',
    parameters: { status: anyOf(statuses, 'A: on the market; U: off the market.') },
  },
  type: { kind: 'word', parameters: { type: anyOf(types, 'For sale or for lease.') } },
  class: { kind: 'word', parameters: { class: anyOf(classes, 'Kind of property.') } },
  lastStatus: {
    kind: 'word',
    parameters: {
      lastStatus: anyOf(lastStatuses, 'The last event of a listing, as an industry code.'),
    },
  },
  standardStatus: {
    kind: 'word',
    parameters: {
      standardStatus: anyOf(
        standardStatuses,
        'Status according to the industry standard; without status, listings on and off the market are searched.',
      ),
    },
  },
  boardId: {
    kind: 'word',
    parameters: { boardId: anyOf(boards, 'Number of the real-estate board.') },
  },
  mlsNumber: {
    kind: 'word',
    parameters: { mlsNumber: anyOf(mlsNumbers, 'Number of the listing.') },
  },
  listPrice: {
    kind: 'number',
    parameters: {
      minPrice: atLeast(dollars, 'Lowest asking price in dollars; per month for a lease.'),
      maxPrice: atMost(dollars, 'Highest asking price in dollars; per month for a lease.'),
    },
  },
  soldPrice: {
    kind: 'number',
    parameters: {
      minSoldPrice: atLeast(dollars, 'Lowest sold price in dollars.'),
      maxSoldPrice: atMost(dollars, 'Highest sold price in dollars.'),
    },
  },
  priceChange: {
    kind: 'word',
    parameters: {
      lastPriceChangeType: anyOf(
        priceChange,
        'Whether the last change of the price was a decrease or an increase.',
      ),
    },
  },
  annualTax: {
    kind: 'number',
    parameters: {
      minTaxes: atLeast(dollars, 'Lowest property tax in dollars per year.'),
      maxTaxes: atMost(dollars, 'Highest property tax in dollars per year.'),
    },
  },
  maintenanceFee: {
    kind: 'number',
    parameters: {
      minMaintenanceFee: atLeast(dollars, 'Lowest condominium fee in dollars per month.'),
      maxMaintenanceFee: atMost(dollars, 'Highest condominium fee in dollars per month.'),
    },
  },
  /** Yearly taxes and fees; a budget asks for it together with price and region. */
  yearlyUpkeep: { kind: 'number', parameters: {} },
  listDay: {
    kind: 'span',
    parameters: {
      listDate: on(day, 'Day it was listed.'),
      minListDate: atLeast(day, 'First day it was listed.'),
      maxListDate: atMost(day, 'Last day it was listed.'),
    },
  },
  soldDay: {
    kind: 'span',
    parameters: {
      minSoldDate: atLeast(day, 'First day it was sold.'),
      maxSoldDate: atMost(day, 'Last day it was sold.'),
    },
  },
  closedDay: {
    kind: 'number',
    parameters: {
      minClosedDate: atLeast(day, 'First day its sale closed.'),
      maxClosedDate: atMost(day, 'Last day its sale closed.'),
    },
  },
  unavailableDay: {
    kind: 'number',
    parameters: {
      minUnavailableDate: atLeast(day, 'First day it left the market.'),
      maxUnavailableDate: atMost(day, 'Last day it left the market.'),
    },
  },
  openHouseDays: {
    kind: 'numbers',
    parameters: {
      minOpenHouseDate: atLeast(day, 'First day of an open house.'),
      maxOpenHouseDate: atMost(day, 'Last day of an open house.'),
    },
  },
  daysOnMarket: {
    kind: 'number',
    parameters: {
      minDaysOnMarket: atLeast(days, 'Fewest days it was on the market.'),
      maxDaysOnMarket: atMost(days, 'Most days it was on the market.'),
    },
  },
  updatedSecond: {
    kind: 'number',
    parameters: {
      updatedOn: on(day, 'Day it was last changed on.'),
      minUpdatedOn: atLeast(time, 'Earliest day or time of its last change.'),
      maxUpdatedOn: atMost(time, 'Latest day or time of its last change.'),
    },
  },
  repliersUpdatedSecond: {
    kind: 'number',
    parameters: {
      repliersUpdatedOn: on(day, `Day ${REPLIERS_UPDATED}.`),
      minRepliersUpdatedOn: atLeast(time, `First day or time ${REPLIERS_UPDATED}.`),
      maxRepliersUpdatedOn: atMost(time, `Last day or time ${REPLIERS_UPDATED}.`),
    },
  },
  photoCount: {
    kind: 'presence',
    parameters: {
      hasImages: anyOf(trueOrFalse, 'Only listings with photos, or only those without.'),
    },
  },
  brokerage: {
    kind: 'word',
    parameters: { brokerage: anyOf(names, 'Name of the brokerage that lists it.') },
  },
  agents: {
    kind: 'words',
    parameters: { agent: anyOf(names, 'Name or number of an agent who lists it.') },
  },
  agentCount: {
    kind: 'presence',
    parameters: {
      hasAgents: anyOf(trueOrFalse, 'Only listings with an agent, or only those without.'),
    },
  },
  displayPublic: {
    kind: 'word',
    parameters: {
      displayPublic: anyOf(yesNo, 'Y: everyone may see the listing; N: only signed-in users may.'),
    },
  },
  displayAddress: {
    kind: 'word',
    parameters: {
      displayAddressOnInternet: anyOf(yesNo, 'Y: the address may be shown; N: it may not.'),
    },
  },
  displayInternet: {
    kind: 'word',
    parameters: {
      displayInternetEntireListing: anyOf(
        yesNo,
        'Y: the listing may be shown on the internet; N: it may not, and it is found only with a server key.',
      ),
    },
  },
} as const;
