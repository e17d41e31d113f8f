import { formatNumber } from '../format.ts';

type Direction = 'up' | 'down' | 'steady';

const sales = (count: number) =>
  count === 1 ? '1 home sold' : `${formatNumber(count)} homes sold`;

/** The market trends of a place. */
export const trends = {
  title: (places: string) => `${places} market trends`,
  pageTitle: (places: string) => `${places} home prices and market trends`,
  description: (places: string) =>
    `Average sold prices, days on market and homes sold by month in ${places}, with the most sold and most expensive types of home.`,
  lead: 'What homes sell for, how long that takes and how the market is moving, from recorded sales.',
  form: {
    label: 'Choose a market',
    city: 'City',
    beds: 'Bedrooms',
    upTo: (count: number) => (count === 1 ? '1 bedroom or none' : `Up to ${count} bedrooms`),
    older: 'Show 24 months',
    place: 'Any city or neighbourhood',
    show: 'Show',
    compare: 'Compare',
    apply: 'Show trends',
    compared: 'Compared places',
    remove: (name: string) => `Stop comparing ${name}`,
    most: 'Three places at most. Remove one to compare another.',
    unknown: (text: string) =>
      `We couldn’t find “${text}”. Check the spelling, or try the city it is in.`,
  },
  summary: {
    title: 'Summary',
    window: (from: string, to: string) => `${from} to ${to}`,
    sold: sales,
    averagePrice: 'Average sold price',
    averageDays: 'Average days on market',
    days: (count: string) => (count === '1' ? '1 day' : `${count} days`),
    ofAsking: 'Sold price to asking price',
    above: 'Sold above asking',
    count: 'Homes sold',
    n: (count: number) => (count === 1 ? '1 sale' : `${formatNumber(count)} sales`),
    approximate: 'approximate',
    none: '—',
    tooFew: 'Fewer than 5 sales we can show: no average.',
    nothing: (name: string) => `No sales to show for ${name}.`,
    nothingHint:
      'Some boards show sales only to people who are signed in, and averages need at least five sales.',
    logIn: 'Log in to see all sales',
    withheld: 'The boards of these homes show these averages only to people who are signed in.',
    logInForAverages: 'Log in to see the averages',
    wider: (city: string) => `See all of ${city}`,
    approximateNote:
      'Approximate: some boards let us show sales only as averages of at least five homes.',
  },
  charts: {
    title: 'By month',
    days: 'Average days on market',
    price: 'Average sold price',
    volume: 'Sales volume',
    sold: 'Homes sold',
    shares: 'Sold above and below asking',
    above: 'Above asking',
    below: 'Below asking',
    bySold: 'Most sold types of home',
    byPrice: 'Most expensive types of home',
    inAll: (dollars: string) => `${dollars} in all`,
    average: (price: string) => `Average ${price}`,
    sharesOf: (above: number, below: number) => `${above}% above asking, ${below}% below`,
    empty: 'Too few sales in each month to draw a chart. Try a larger place or 24 months.',
    withBars: (line: string, bars: string) => `${line} (line) and ${bars.toLowerCase()} (bars)`,
    withheld: 'The boards of these homes show these figures only to people who are signed in.',
    explore: 'Use the arrow keys to read the figures.',
    soFar: (month: string) => `${month} so far`,
    inBoth: 'Exceptional investment opportunity',
    inBothNote: (types: string) =>
      `${types}: among both the most sold and the most expensive types. Ask an agent what that means for you; it is no promise of a return.`,
  },
  overview: {
    title: (month: string) => `${month} at a glance`,
    market: 'Market Trends',
    behaviour: 'Behavior Shifts',
    season: 'Seasonal Insights',
    price: {
      up: (percent: string, price: string, month: string) =>
        `The average sold price rose ${percent} from ${month} to ${price}.`,
      down: (percent: string, price: string, month: string) =>
        `The average sold price fell ${percent} from ${month} to ${price}.`,
      steady: (_percent: string, price: string, month: string) =>
        `The average sold price held at ${price}, about the same as in ${month}.`,
    },
    sold: {
      up: (to: string, from: string, month: string) =>
        `${to} homes sold, up from ${from} in ${month}.`,
      down: (to: string, from: string, month: string) =>
        `${to} homes sold, down from ${from} in ${month}.`,
      steady: (to: string, from: string, month: string) =>
        `${to} homes sold, about as many as in ${month} (${from}).`,
    },
    days: {
      up: (to: string, from: string, month: string) =>
        `Homes took longer to sell: ${to} days on average, up from ${from} in ${month}.`,
      down: (to: string, from: string, month: string) =>
        `Homes sold faster: ${to} days on average, down from ${from} in ${month}.`,
      steady: (to: string, _from: string, month: string) =>
        `Homes took ${to} days to sell on average, much like in ${month}.`,
    },
    above: {
      up: (to: string, from: string, month: string) =>
        `More buyers paid above asking: ${to} of sales, up from ${from} in ${month}.`,
      down: (to: string, from: string, month: string) =>
        `Fewer buyers paid above asking: ${to} of sales, down from ${from} in ${month}.`,
      steady: (to: string, _from: string, month: string) =>
        `${to} of homes sold above asking, much like in ${month}.`,
    },
    bestSeller: (type: string, count: string) =>
      `${type} homes sold most over the whole period (${count} sales).`,
    busiest: (month: string, count: string) =>
      `${month} was the busiest month shown, with ${count} sales.`,
    noMarket: 'There were too few sales that month to tell where prices are going.',
    noBehaviour: 'There were too few sales that month to tell how buyers are behaving.',
    noSeason: 'There were too few sales a year earlier to compare with.',
    n: (count: number, month: string) =>
      `From ${sales(count).replace(' sold', '')} sold in ${month}.`,
  } satisfies {
    price: Record<Direction, unknown>;
    sold: Record<Direction, unknown>;
    [key: string]: unknown;
  },
  table: {
    open: 'See the numbers as a table',
    month: 'Month',
    place: 'Place',
    price: 'Average price',
    volume: 'Volume',
    days: 'Days on market',
    above: 'Above asking',
    below: 'Below asking',
    sold: 'Sold',
    download: 'Download CSV',
    fileName: 'market-trends.csv',
  },
  failed: 'There is an error — check it out!',
  failedText: 'Failed to fetch market data.',
  retry: 'Try again',
  loading: 'Loading market data…',
  loaded: 'Market data updated.',
  contact: {
    title: 'Talk to a local agent',
    text: 'Numbers tell part of the story. An agent who works here can tell you the rest.',
    action: 'Contact an agent',
  },
  list: (name: string) => `Homes for sale in ${name}`,
  disclaimer:
    'Market figures come from a third-party listings data provider and cover the sales we have records of. Accuracy is not guaranteed.',
  glimpse: {
    title: (name: string) => `The ${name} market`,
    tooFew: (name: string) => `There are too few sales we can show to average prices in ${name}.`,
    beds: (most: number) => `homes with up to ${most} bedrooms`,
    more: (name: string) => `See market trends in ${name}`,
    chart: (first: string, last: string) =>
      `Average sold price by month, ${first} at first and ${last} in the end`,
  },
} as const;
