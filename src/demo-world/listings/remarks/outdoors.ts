import { isApartment, isCondo, isHouse, isLand, isMultiplex } from './subject.ts';
import type { Group } from './subject.ts';

/** Basements. */
export const BASEMENT: readonly Group[] = [
  {
    when: ({ home }) => home.basement === 'Finished',
    lines: [
      'The finished basement {has|offers} a recreation room{ with <recreation>|}.',
      'Downstairs, {a finished basement|the finished lower level} {adds|gives you} a recreation room{ of <recreationSize>|}.',
      'A finished basement {doubles as|makes} {a play space or gym|a media room or a play space}.',
      'Below, the basement is finished, {with|and has} a recreation room{ of <recreationSize>|}.',
      'Finished space continues {below|in the basement}, where the recreation room has <recreation>.',
      'Rainy days {call for|are for} the finished basement and its recreation room.',
      'Family films and {games|hobbies} {have|find} a place in the finished basement.',
    ],
  },
  {
    when: ({ home }) => home.basement === 'Walk-Out',
    lines: [
      'A walk-out basement {opens to|leads out to} the {yard|garden}.',
      'Downstairs, the basement walks out to the {yard|garden}.',
      'The lower level walks out to the {yard|garden} and {has|includes} a recreation room.',
      'Daylight reaches the walk-out basement, {where there is|which has} a recreation room{ of <recreationSize>|}.',
      'Because the basement walks out, the recreation room {gets|has} {daylight|its own way outside}.',
    ],
  },
  {
    when: ({ home }) => home.basement === 'Separate Entrance',
    lines: [
      'The basement apartment has {its own entrance|a separate entrance}.',
      'A separate entrance leads to the basement{, which keeps options open|}.',
      'Extended family {may like|will note} the separate entrance to the basement.',
      'Downstairs there is a basement with {a separate entrance|its own door}.',
      'From the side, a separate entrance {opens to|leads down to} the basement.',
    ],
  },
  {
    when: ({ home }) => home.basement === 'Unfinished',
    lines: [
      'The unfinished basement {is ready for|awaits} {your plans|a workshop, a gym or storage}.',
      'Below, an unfinished basement {offers|gives} {storage now and room to grow|a blank slate}.',
      'Storage is no {concern|problem}: the full basement is unfinished.',
      'An unfinished basement {keeps|leaves} {options open|room for a project}.',
      'Hobbyists {will|can} {see|find} {a workshop|possibilities} in the unfinished basement.',
    ],
  },
  {
    when: ({ home }) => home.basement === 'Part Finished',
    lines: [
      'The basement is partly finished, {with|leaving} {storage in the rest|room for storage}.',
      'Part of the basement is finished; the rest {is storage|holds the laundry and storage}.',
      'Downstairs, a partly finished basement {adds|offers} {flexible space|room to spread out}.',
      'Below, the partly finished basement is a head start {for|on} {your own plans|a project of your own}.',
    ],
  },
  {
    when: ({ home }) => home.basement === 'Crawl Space',
    lines: [
      'A crawl space below {holds|takes} {seasonal things|storage}.',
      'Below the main floor is a crawl space{ for storage|}.',
    ],
  },
];

/** Lots, yards, balconies and views. */
export const OUTDOORS: readonly Group[] = [
  {
    when: isHouse,
    lines: [
      'The lot {measures|is} <lotSize>.',
      'Outside, the lot {measures|runs to} <lotSize>{, with space for a garden|}.',
      'A <lotAdjective> lot {leaves|has} {room for a garden|space for play and planting}.',
      'Gardeners {will like|can plan for} the <lotAdjective> lot.',
      'With <frontage> of frontage, the lot {has|leaves} room for a front garden.',
      'Summer is spent {outdoors|in the yard}, on a <lotAdjective> lot.',
      'Children and pets have a <lotAdjective> lot to {explore|enjoy}.',
      'Land {comes to|totals} {about <acres>|<lotSize>}.',
      'Outdoor space is {part of the appeal|a plus} here, {with|on} a <lotAdjective> lot.',
      'Barbecue season {has a place|finds room} on a <lotAdjective> lot.',
      'Frontage is <frontage>{, and the lot is <lotSize>|}.',
    ],
  },
  {
    when: ({ features }) => features.pool === 'Inground',
    lines: [
      'An in-ground pool {waits|is} in the backyard.',
      'Hot days {end|are spent} {by|beside} the in-ground pool.',
      'Swimmers {will|should} note the in-ground pool{ in the backyard|}.',
      'Out back {is|there is} an in-ground pool.',
    ],
  },
  {
    when: ({ features }) => features.balcony === 'Open' || features.balcony === 'Terrace',
    lines: [
      'Step out to {your own outdoor space|fresh air} {facing|looking} <facing>.',
      'Outdoors, you have private space {facing|looking} <facing>.',
      'Morning coffee or evening air: there is outdoor space {facing|looking} <facing>.',
    ],
  },
  {
    when: ({ features }) => features.balcony === 'Open',
    lines: [
      'A balcony {faces|looks} <facing>.',
      'The balcony looks <facing>{ over <place>|}.',
      'Off the living area {is|there is} an open balcony{ facing <facing>|}.',
      'Sit out on {a balcony|the balcony} {that faces|facing} <facing>.',
    ],
  },
  {
    when: ({ features }) => features.balcony === 'Terrace',
    lines: [
      'A terrace {faces|looks} <facing>{, with room for planters|}.',
      'The terrace {is large enough for|takes} {a table and chairs|planters and a table}.',
      'Dine {out|outdoors} on {a|the} terrace {that faces|facing} <facing>.',
    ],
  },
  {
    when: isApartment,
    lines: [
      'Windows {face|look} <facing>{ over <place>|}.',
      'Light {comes in|enters} from the <facing>.',
      'The exposure is <facing>.',
      'Facing <facing>, the {living area|main room} {gets|takes in} {its share of daylight|the light from that side}.',
    ],
  },
  {
    when: isLand,
    lines: [
      'The lot {covers|is} about <acres>.',
      'Frontage is <frontage>.',
      'With {a frontage of <frontage>|<frontage> of frontage}, {several designs are possible|there is a choice of designs}.',
      'Dimensions are <lotSize>.',
    ],
  },
];

/** Garages, driveways and parking spaces. */
export const PARKING: readonly Group[] = [
  {
    when: (subject) => isHouse(subject) || isMultiplex(subject),
    lines: [
      '<garage> {comes with|belongs to|is part of} the {property|<short>}.',
      'Parking is in <garage>{, with room in the drive for <drive>|}.',
      'There is <garage>{ and a drive for <drive>|}.',
      'You can park in <garage>.',
      'Cars {go|fit} in <garage>{, and the drive takes <drive> more|}.',
      'For the cars there is <garage>.',
      'Winter mornings are easier with <garage>.',
      'Drivers {get|have} <garage>{ and a drive for <drive>|}.',
      'Snow days matter less with <garage>.',
      'Vehicles and bicycles {fit|go} in <garage>.',
    ],
  },
  {
    when: ({ home }) => home.garageSpaces === 0,
    lines: [
      'The private drive {has room for|takes} <drive>.',
      'Parking for <drive> is on the private drive.',
      'Room for <drive> {is|can be found} on the private drive.',
    ],
  },
  {
    when: isCondo,
    lines: [
      '<parking> {is|comes} included.',
      'Included {in the price|with the unit} {are|you will find} <parking> and <locker>.',
      'The unit comes with <parking>{ and <locker>|}.',
      'You get <parking>{ and <locker>|}.',
      'Parking is looked after: <parking>{ and <locker>|}.',
      'Underground parking {keeps the snow off|spares you the snow}: the unit has <parking>.',
    ],
  },
];
