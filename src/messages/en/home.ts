export const home = {
  title: 'Homes for sale and lease across Canada',
  description:
    'Search homes for sale and lease across Canada on one map, with clear prices and people to call.',
  eyebrow: 'Homes across Canada',
  headline: 'Find the street you want to come home to.',
  lead: 'Every home on one map, with its price, its rooms and its taxes. When a door looks right, a person who knows the neighbourhood answers the phone.',
  searchAction: 'Search homes on the map',
  citiesLabel: 'Start in a city',
  mapOfCity: (city: string) => `Homes in ${city} on the map`,
  nearby: 'New on the market',
  nearbyTitle: 'Homes in Toronto, Ontario',
  nearbyAction: 'See all homes in Toronto',
  buyingEyebrow: 'Buying',
  buyingTitle: 'See the whole market, not a selection of it.',
  buyingText:
    'Move the map and the homes move with it. Each pin is a price, each circle says how many homes it stands for, and the list beside it always shows what the map shows.',
  buyingPoints: [
    'Prices written on the pins, so you compare streets at a glance',
    'Sale and lease in one place, with the price range you set',
    'A page for each home, with rooms, taxes and lot in plain figures',
  ],
  buyingAction: 'Open the map',
  lendingEyebrow: 'Mortgages',
  lendingTitle: 'One question to us instead of thirty to the banks.',
  lendingText: (company: string, lenders: string) =>
    `${company} works beside our agents. It compares ${lenders} and explains what each offer costs you over its whole term, before you sign anything.`,
  lendingPoints: [
    'No credit check to see your options',
    'A written pre-approval you can take to a viewing',
    'The same people from the first call to the keys',
  ],
  lendingAction: 'See mortgage options',
} as const;
