/** Whether the difference is exactly one, and whether it is more or fewer. */
type HowMuch = { readonly isOne: boolean; readonly isMore: boolean };

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

const feetAndInches = (inches: number) =>
  `${counted(Math.floor(inches / 12), 'foot', 'feet')} ${counted(inches % 12, 'inch', 'inches')}`;

/** When and how soon a home was sold or leased. */
const closingTexts = (closed: string) => ({
  on: (date: string) => `${closed} ${date}`,
  onListDay: `${closed} the day it was listed`,
  within: (days: string, all: string | null) =>
    all ? `${closed} in ${days}, ${all} in all` : `${closed} in ${days}`,
});

/** The page of one home. */
export const detail = {
  pageDescription: (price: string, place: string) =>
    `${place}: ${price}. Photos, rooms, taxes and the person to ask about it.`,
  restrictedPageTitle: (place: string) => `A home in ${place}`,
  photos: 'Photos',
  photoNumber: (number: number, total: number) => `Photo ${number} of ${total}`,
  photoCount: (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'}`,
  allPhotos: (count: number) => `Show all ${count} photos`,
  listedOn: (date: string) => `Listed ${date}`,
  viewOnMap: 'View On Map',
  directions: 'Directions',
  keyFacts: 'Key facts',
  description: 'Overview',
  moreOverview: 'More',
  extras: 'Also included',
  aboutHome: 'About this home',
  facts: 'Facts and features',
  factGroups: {
    home: 'The home',
    building: 'Building and systems',
    outside: 'Lot and parking',
    costs: 'Costs and listing',
  },
  rooms: 'Rooms',
  source: 'Source',
  poweredByRealtorCa: 'Powered by REALTOR.ca',
  listingId: (mlsNumber: string) => `Listing ID ${mlsNumber}`,
  updated: (date: string) => `Updated ${date}`,
  virtualTour: 'Virtual tour',
  moreInformation: 'More information',
  contactTitle: 'Ask about this home',
  contactText: 'Talk to an agent who knows the area. A showing costs you nothing.',
  realtor: {
    rating: (average: string, count: number) =>
      `${average} of 5 from ${count} ${count === 1 ? 'client' : 'clients'}`,
  },
  call: (phone: string) => `Call ${phone}`,
  write: 'Send an email',
  mailSubject: (mlsNumber: string, place: string) => `Listing ${mlsNumber}, ${place}`,
  restrictedTitle: 'You need an account to see this home',
  restrictedText:
    'The real estate board or the seller asks us to show this home only to registered visitors. An account is free. After you log in, you come straight back to this page.',
  fact: {
    type: 'Property type',
    style: 'Style',
    size: 'Size',
    yearBuilt: 'Year built',
    age: 'Age',
    lot: 'Lot',
    taxes: 'Property taxes',
    maintenance: 'Maintenance fee',
    heating: 'Heating',
    cooling: 'Air conditioning',
    basement: 'Basement',
    exterior: 'Exterior',
    garage: 'Garage',
    garageSpaces: 'Garage spaces',
    daysOnMarket: 'Days on market',
    originalPrice: 'Original price',
  },
  yearsOld: (years: string) => `${years} years`,
  squareFeet: (area: string) => `${area} sq ft`,
  aYear: (amount: string, year: string | null) =>
    year ? `${amount} a year (${year})` : `${amount} a year`,
  perMonth: (amount: string) => `${amount} a month`,
  usualDays: (days: string, place: string, { sold, since }: { sold: string; since: string }) =>
    `${days} on average in ${place} (${sold} sales since ${since})`,
  days: (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`,
  spaces: (count: number) => `${count} ${count === 1 ? 'space' : 'spaces'}`,
  size: (width: string, length: string, unit: string) => `${width} × ${length} ${unit}`,
  feet: 'ft',
  metres: 'm',
  room: { name: 'Room', level: 'Level', size: 'Size', features: 'Features', unnamed: 'Room' },
  roomCount: (count: number) => counted(count, 'room', 'rooms'),
  showRooms: 'Show sizes',
  roomFeet: (sides: readonly number[]) => sides.map(feetAndInches).join(' by '),
  roomMetres: (sides: readonly string[]) => `${sides.join(' by ')} metres`,
  monthly: (amount: string) => `About ${amount} a month`,
  pricePerSqft: (amount: string) => `${amount} per sq ft`,
  listedToday: 'Listed today',
  onMarket: (days: string, all: string | null) =>
    all ? `On the market ${days}, ${all} in all` : `On the market ${days}`,
  closing: { Sale: closingTexts('Sold'), Lease: closingTexts('Leased') },
  floorPlan: 'Floor plan',
  viewer: {
    title: 'Photos',
    open: (number: number) => `Open photo ${number}`,
    close: 'Close the photos',
    next: 'Next photo',
    previous: 'Previous photo',
    count: (number: number, total: number) => `${number} / ${total}`,
  },
  units: { legend: 'Room sizes in', feet: 'Feet', metres: 'Metres' },
  history: {
    title: 'Listing history',
    hidden: 'Local rules require you to be signed in to view this home’s history.',
    signIn: 'Sign In',
    join: 'Join',
    joinHint: 'Join for free with no obligation',
    loading: 'Loading previous listing data…',
    failed: 'There was an error loading previous listing data…',
    none: 'This is the first time this home is listed.',
    more: 'See More',
    less: 'See Less',
    status: 'Status',
    listed: 'Listed',
    ended: 'Ended',
    price: 'Price',
    chart: (low: string, high: string) => `Prices over time, from ${low} to ${high}`,
    listedAt: (amount: string) => `first listed at ${amount}`,
    soldFor: (amount: string) => `closed at ${amount}`,
    overAsking: (percent: string) => `${percent} over asking`,
    underAsking: (percent: string) => `${percent} under asking`,
    atAsking: 'as asked',
    event: { listed: 'Listed', closed: 'Closed', offered: 'Now', ended: 'Ended' },
  },
  comparables: {
    sold: 'Comparable sales',
    leased: 'Comparable leases',
    more: 'Load More',
    away: (kilometres: string) => `${kilometres} km away`,
    map: (count: number) =>
      `Map of this home and ${count} ${count === 1 ? 'home' : 'homes'} it compares to`,
    onMap: (number: number) => `Number ${number} on the map`,
    alike: 'Same rooms and size',
    differs: {
      beds: (count: string, { isOne, isMore }: HowMuch) =>
        `${count} ${isMore ? 'more' : 'fewer'} ${isOne ? 'bedroom' : 'bedrooms'}`,
      baths: (count: string, { isOne, isMore }: HowMuch) =>
        `${count} ${isMore ? 'more' : 'fewer'} ${isOne ? 'bathroom' : 'bathrooms'}`,
      garage: (count: string, { isOne, isMore }: HowMuch) =>
        `${count} ${isMore ? 'more' : 'fewer'} garage ${isOne ? 'space' : 'spaces'}`,
      sqft: (count: string, { isMore }: HowMuch) =>
        `about ${count} sq ft ${isMore ? 'larger' : 'smaller'}`,
    },
  },
  similar: 'Similar Listings',
  promo: {
    title: 'Know what you can spend',
    text: (company: string, lenders: string) =>
      `${company} compares ${lenders} and holds a rate for you while you look.`,
    action: 'Get pre-approved',
  },
  share: {
    open: 'Share',
    title: 'Share this home',
    text: (brand: string) => `Have a look at this home, found at ${brand}`,
    copy: 'Copy this link',
    copied: 'Copied!',
    device: 'Share with an app',
    on: (network: string) => `Share on ${network}`,
  },
  print: 'Print',
  breadcrumb: 'Location of this home',
  goneTitle: 'This home is no longer listed',
  goneText: 'It was taken off the market. Homes near it are below.',
  goneAlone: 'It was taken off the market.',
  nearby: 'Homes near it',
  notFoundTitle: 'Not Found',
  notFound: 'Could not find this listing.',
  backToList: 'Back to the list',
  failed: 'There is an error — check it out!',
  failedText: 'This home could not be loaded. We’ll take you back to the list in a moment.',
  status: {
    New: 'New listing',
    Pc: 'Price Change',
    Ext: 'Extended',
    Dft: 'Deal fell through',
    Sc: 'Sold conditionally',
    Sce: 'Sold conditionally, escape clause',
    Lc: 'Leased conditionally',
    Lce: 'Leased conditionally, escape clause',
    Cs: 'Coming soon',
    Sld: 'Sold',
    Lsd: 'Leased',
    Exp: 'Expired',
    Sus: 'Suspended',
    Ter: 'Terminated',
  },
  factLabel: { beds: 'Beds', baths: 'Baths', garage: 'Garage', sqft: 'Square feet' },
} as const;
