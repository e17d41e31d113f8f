import { isApartment, isCondo, isForSale, isHouse, isLand } from './subject.ts';
import type { Group } from './subject.ts';

/** Buildings, construction, heating. */
export const BUILDING: readonly Group[] = [
  {
    when: isApartment,
    lines: [
      'The building has <amenities>.',
      'Residents of <tower> {share|have} <amenities>.',
      '<tower> {was completed in|dates from} <year> and has <floors> floors.',
      'Amenities {include|run to} <amenities>.',
      'Shared {spaces|facilities} {include|are} <amenities>.',
      'In the building {you will find|are} {conveniences such as |}<amenities>.',
      'Owners and tenants share <amenities>.',
      'At <floors> storeys, <tower> {is a known building|stands out} in <place>.',
      'Built in <year>, <tower> {offers|has} <amenities>.',
      'Downstairs {are|you will find} {shared spaces such as |}<amenities>.',
      'Besides the {apartment|unit} itself you {have|get} the use of <amenities>.',
    ],
  },
  {
    when: isCondo,
    lines: [
      'Exterior upkeep falls to the condo corporation{, so weekends stay free|, not to you}.',
    ],
  },
  {
    when: ({ features }) => features.pets === 'Permitted',
    lines: ['Pets are permitted{, within the condo rules|}.', 'Pet owners are welcome.'],
  },
  {
    when: ({ features }) => features.pets === 'Restricted',
    lines: ['Pets are allowed with {some restrictions|restrictions}.'],
  },
  {
    when: isHouse,
    lines: [
      'Built in <year>, it {has|uses} <heat>{ and <cool>|}.',
      'The <short> dates from <year>.',
      'It is a <walls> <short> from <year>.',
      'A product of the <decade>, it has {the solid lines|the proportions} of its time.',
      'Heat comes from <heatBy>{, and there is <cool> for summer|}.',
      'For the systems: <heat>{ and <cool>|}.',
      'It was built in <year>{ and faces the street with a <walls> front|}.',
      'Year of construction is <year>{; heating is by <heatBy>|}.',
    ],
  },
];

/** What is near, in words of the listing's own nearby list. */
export const NEIGHBOURHOOD: readonly Group[] = [
  {
    lines: [
      'Nearby are <near>.',
      'Close by you will find <near>.',
      'The neighbourhood {has|offers} <near>.',
      'Around the corner or not much farther are <near>.',
      'Errands and outings {are short|stay short}, with <near> {nearby|close by}.',
      '<place> {has|counts} <near> among its conveniences.',
      'Within {easy reach|a short distance} are <near>.',
      'Weekends {are easy to fill|fill quickly} with <nearTwo> {nearby|close at hand}.',
      'Having <near> {nearby|close} {makes life easier|saves time}.',
      'People {choose|like} <place> for {conveniences such as |}<nearTwo>.',
      'Walk or cycle: <nearTwo> are not far.',
      'Families {make use of|have} <near> {nearby|close by}.',
      'For everyday needs, <near> are {nearby|close at hand}.',
      'Much is near at hand, including <near>.',
      'Look around <place> and you will find <near>.',
      'Neighbours {value|appreciate} having <near> {close|nearby}.',
      'Local conveniences include <near>.',
      'Leave the car: <nearTwo> are {close by|nearby}.',
      'Life in <place> comes with <near>{ nearby|}.',
      'From here <nearTwo> are {near|close}.',
      'Out the door, you are near <near>.',
      'Conveniences {of|in} <place> include <near>.',
    ],
  },
];

/** Distances to the rest of the city: in a straight line, and stated as approximate. */
export const COMMUTE: readonly Group[] = [
  {
    lines: [
      'The centre of <city> is about <km> kilometres away.',
      'It is about <km> kilometres to the centre of <city>.',
      'About <km> kilometres {separate|lie between} {this address|the <short>} and the centre of <city>.',
      'Central <city> is {some|about} <km> kilometres from the door.',
      'To the centre of <city> it is {roughly|about} <km> kilometres.',
      '<place> {lies|is} <side> of the city centre, about <km> kilometres out.',
      'Commuters {have|travel} about <km> kilometres to the centre of <city>.',
      'Situated {in|on} the <side> side of <city>, {the location|it} is about <km> kilometres from the centre.',
      'Getting to the middle of <city> means about <km> kilometres.',
      'Trips to {the centre|the middle of town} are {short|brief} from this <central> address.',
      'Everything in the middle of <city> is close to this <central> address.',
      'Located {less than|under} two kilometres from {the middle|the centre} of <city>, this is a <central> address.',
      'You are {less than|under} two kilometres from the centre of <city> at this <central> address.',
      'Those who {work|study} downtown will {like|appreciate} this <central> address.',
    ],
  },
  {
    when: ({ features }) => features.nearby.includes('Public Transit'),
    lines: [
      'Public transit is {close by|nearby}{, for trips across <city>|}.',
      'With public transit nearby, {a second car is optional|the car can stay at home}.',
      'Transit riders {will|should} note that public transit is {close|near}.',
      'Getting around <city> {is easier|takes less planning} with public transit nearby.',
    ],
  },
];

/** Costs, dates and terms. */
export const TERMS: readonly Group[] = [
  {
    when: isForSale,
    lines: [
      'Property taxes were <taxes> in <taxYear>.',
      'Taxes for <taxYear> {came to|were} <taxes>.',
      'Annual taxes {are|stand at} <taxes> (<taxYear>).',
      'Possession in <possession> {is preferred|suits the sellers}.',
      'The sellers {prefer|ask for} a closing in <possession>.',
      'Closing in <possession> {works|suits} {best|the sellers}.',
      'Allow <possession> for {closing|possession}.',
    ],
  },
  {
    when: (subject) => isForSale(subject) && subject.features.possession === 'Flexible',
    lines: [
      'The closing date is flexible.',
      'Possession is flexible{ and can be arranged|}.',
      'Flexible possession {lets you|allows you to} plan the move.',
      'Choose your date: possession is flexible.',
      'Closing can be {early or late|arranged to suit you}.',
    ],
  },
  {
    when: (subject) => isForSale(subject) && subject.features.possession === 'Immediate',
    lines: [
      'Immediate possession is {available|possible}.',
      'Available at once: {possession is immediate|the sellers can close immediately}.',
      'No waiting: possession can be immediate.',
    ],
  },
  {
    when: (subject) => isForSale(subject) && isCondo(subject),
    lines: [
      'The maintenance fee is <fee> a month.',
      'Maintenance fees {come to|are} <fee> a month.',
      'Monthly fees {are|stand at} <fee>{, and taxes were <taxes> in <taxYear>|}.',
      'Budget <fee> a month for maintenance{ and <taxes> a year for taxes|}.',
    ],
  },
  {
    when: (subject) => !isForSale(subject),
    lines: [
      'The rent includes <utilities>.',
      'Included in the rent: <utilities>.',
      'A one-year lease is {asked for|preferred}.',
      'References and proof of income are {required|asked for}.',
      'Please {provide|bring} {references and proof of income|a rental application with references}.',
      "First and last months' rent is due on signing.",
      'Applicants {should|are asked to} {include|supply} references{ and proof of income|}.',
      'Tenants {pay for|look after} their own {internet and insurance|contents insurance}.',
      "Rent includes <utilities>; {other costs are|the rest is} the tenant's.",
      'Lease terms are {one year|for one year}{, longer by agreement|}.',
    ],
  },
  {
    when: ({ features, home }) => features.occupancy === 'Vacant' && home.kind !== 'land',
    lines: [
      'Vacant and easy to {show|view}.',
      'Viewings are simple, as the <short> is vacant.',
      'As the <short> is vacant, {showings are easy to arrange|you can visit at short notice}.',
    ],
  },
  {
    when: ({ features }) => features.occupancy === 'Tenant',
    lines: [
      "Please allow a day's notice for showings, as the <short> is tenanted.",
      'Showings need {one day|a full day} of notice to the tenant.',
    ],
  },
  {
    when: isLand,
    lines: [
      'Buyers {should|are asked to} confirm permitted uses and services with the {city|municipality}.',
      'Confirm zoning, services and setbacks with the {city|municipality} before {making an offer|you plan}.',
      'Check with the {city|municipality} about zoning and services.',
      'Please do not walk the lot without an appointment.',
      'Have your designer {look up|review} the zoning before an offer.',
    ],
  },
];
