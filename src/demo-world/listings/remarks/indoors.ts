import { bathrooms, bedrooms, isApartment, isHouse, isMultiplex } from './subject.ts';
import type { Group, Subject } from './subject.ts';

const hasBedrooms = (subject: Subject) => bedrooms(subject) > 0 && !isMultiplex(subject);
const isSplit = ({ home }: Subject) => /split/.test(home.style ?? '');
const isTwoLevel = ({ home, suite }: Subject) =>
  suite === null &&
  home.kind !== 'condoApt' &&
  home.kind !== 'multiplex' &&
  /Storey/.test(home.style ?? '');

/** Light, layout, living and dining rooms. */
export const LAYOUT: readonly Group[] = [
  {
    when: (subject) => !isMultiplex(subject),
    lines: [
      'Over <size> square feet {give|leave} {everyone|each of you} {some space|a place to be}.',
      'More than <size> square feet {are laid out|are arranged} {without waste|with little lost to hallways}.',
      'There {is|will be} room for {a full-size sofa and a proper table|guests and for quiet evenings} in the living area.',
      'The living room has <living>.',
      'You enter {to|and find} a living room with <living>.',
      'In the living room {you have|you will find} <living>.',
      'Living space {of <livingSize>|measuring <livingSize>} {takes|accepts} {large furniture|a sectional} with ease.',
      'At <livingSize>, the living room {is the largest gathering space|has room for company}.',
      'Dinner is served in a dining area with <dining>.',
      'Friends {can gather|will gather} in the living room, which has <living>.',
      'Evenings {belong in|are for} the living room, which has <living>.',
      'Day to day, most of life happens in the living room, which has <living>.',
      'Inside, the plan {runs to|covers} more than <size> square feet{ and wastes little of it|}.',
      'Afternoons {slow down|are well spent} in {a|the} living room with <living>.',
      'Company {is welcome|fits} in a living room of <livingSize>.',
      'Sit down to dinner in a dining area with <dining>.',
      'Room sizes are {honest|generous for the type}: the living room is <livingSize>.',
      'Meals {move|flow} easily from the kitchen to a dining area with <dining>.',
      'Floor space {totals|comes to} more than <size> square feet.',
      'A den {makes|gives you} {a home office|a place to work} {with the door closed|away from the living area}.',
      'Working from home is {easier|simple} with a <den> set apart from the bedrooms.',
      'Need an office? The <den> {takes|fits} a desk and shelves.',
    ],
  },
  {
    when: isHouse,
    lines: [
      'A family room with <family> {gives|offers} {a second place to sit|a second living space}.',
      'Two living areas {keep|allow} {noise and quiet apart|everyone some room}: the family room has <family>.',
      'Beyond the living room {is|there is} a family room with <family>.',
      'Heating is by <heatBy>.',
      'Comfort {comes from|is looked after by} <heat>{ and|, with} <cool>.',
      'Summers are {cool|easier} with <cool>{, and <heat> takes care of winter|}.',
    ],
  },
  {
    when: isMultiplex,
    lines: [
      'The units {together have|total} more than <size> square feet.',
      'Over <size> square feet are {divided among|shared by} the units.',
      'Rents can {help carry|go towards} the mortgage.',
      'Owners can live in one unit and let the {rest|others}.',
      'Extended families can {share|divide} the building and keep separate {homes|kitchens}.',
      'Across the units there are more than <size> square feet.',
    ],
  },
  {
    when: isTwoLevel,
    lines: [
      'Daily life happens on the main floor, with the bedrooms {upstairs|on the level above}.',
      'Upstairs and down are {clearly separate|well separated}: living space on the main floor, bedrooms above.',
    ],
  },
  {
    when: isSplit,
    lines: [
      'Short flights of stairs {link|join} the levels of this <style>.',
      'Several half levels {give|lend} this <short> {more variety|more privacy} than a plain two-storey plan.',
    ],
  },
  {
    when: ({ home }) => home.style === 'Loft',
    lines: [
      'Loft living means {fewer walls|an open room} and {more freedom with furniture|space you can shape}.',
      'An open loft plan {leaves|lets} the furniture {free to define the rooms|set the rooms}.',
    ],
  },
  {
    when: (subject) => isApartment(subject) && bedrooms(subject) === 0,
    lines: [
      'One room {does it all|serves for living and sleeping}, with {the kitchen along one side|a kitchen close at hand}.',
      'As a studio, it is {quick to clean|simple to furnish} and {easy to heat|easy to keep}.',
      'Studio living {keeps|makes} things {simple|easy}: {a single room|one main room}, a kitchen and a bathroom.',
    ],
  },
];

/** Kitchens. */
export const KITCHEN: readonly Group[] = [
  {
    when: (subject) => !isMultiplex(subject),
    lines: [
      'The kitchen {has|comes with|is fitted with} <kitchen>.',
      'Cooks will {like|appreciate|notice} the kitchen, with <kitchen>.',
      'In the kitchen {you will find|you have} <kitchen>.',
      'A kitchen with <kitchen> {serves|is ready for} {breakfast and dinner alike|the daily meals}.',
      'Kitchen features {include|run to} <kitchen>.',
      'Meals {start|begin} in a kitchen with <kitchen>.',
      'Anyone who cooks will {make use of|enjoy} <kitchen> in the kitchen.',
      'At <kitchenSize>, the kitchen {leaves|has} room to {work|move}.',
      'Measuring <kitchenSize>, the kitchen {has|offers} <kitchen>.',
      'Everyday cooking is {helped by|easier with} <kitchen>.',
      'For the cook there {is a kitchen|is a workspace} with <kitchen>.',
      'Your kitchen {here|} {has|comes with} <kitchen>.',
      'Storage and workspace are {sensible|well planned} in the kitchen, {which has|with} <kitchen>.',
      'Breakfast {is made|starts} in {a|the} kitchen with <kitchen>.',
      'Well {planned|laid out}, the kitchen {brings|has} <kitchen>.',
      'Expect <kitchen> in the kitchen.',
      'Weeknight cooking {goes|is} {faster|simpler} with <kitchen>.',
      'Look for <kitchen> in the kitchen.',
      'Prepare {dinner|meals} in a kitchen of <kitchenSize>{ with <kitchen>|}.',
      'Kitchen space {measures|comes to} <kitchenSize>{, with <kitchen>|}.',
      'Bakers and cooks {get|have} a kitchen with <kitchen>.',
      "Among the kitchen's {features|details} {you will note|you will see} <kitchen>.",
    ],
  },
];

/** Bedrooms and bathrooms. */
export const BEDROOMS: readonly Group[] = [
  {
    when: hasBedrooms,
    lines: [
      'The {primary|principal} bedroom has <primary>.',
      'A {primary|principal} bedroom of <primarySize> {comes with|has} <primary>.',
      'At <primarySize>, the {primary|principal} bedroom {takes|fits} a {king-size|queen-size} bed.',
      'In the {primary|principal} bedroom you will find <primary>.',
      'Your own {retreat|room} has <primary>.',
      'Rest {comes easily|is easy} in {the|a} primary bedroom with <primary>.',
      'Sleeping space {begins with|starts with} a primary bedroom that has <primary>.',
      'Retire to a {primary|principal} bedroom with <primary>.',
      'Quiet hours {are for|belong to} a primary bedroom with <primary>.',
      'Primary bedroom: <primarySize>, with <primary>.',
    ],
  },
  {
    when: (subject) => bedrooms(subject) > 2 && !isMultiplex(subject),
    lines: [
      'Beside the primary bedroom there are <others>{ for family, guests or work|}.',
      'Children, guests or {an office|a desk}: the <others> {can take them|are ready for any of these}.',
      'Guests and children have <others> to choose from.',
      'With <others>, {there is room|you have space} for {family and guests|children and an office}.',
      'Bedrooms number <bedsCount>, the {largest|primary one} with <primary>.',
    ],
  },
  {
    when: (subject) => bedrooms(subject) === 2 && !isMultiplex(subject),
    lines: [
      'A second bedroom {with <second>|} {works for|suits} {guests or a desk|a child or a guest}.',
      'The second bedroom has <second>.',
      'Two bedrooms {allow for|leave room for} {a roommate, a child or an office|guests or a desk}.',
    ],
  },
  {
    when: (subject) => bedrooms(subject) === 1,
    lines: [
      'One bedroom {with <primary>|} {keeps|makes} {life simple|housework short}.',
      'A door between the bedroom and the living area {keeps|makes} the two {apart|separate}.',
    ],
  },
];

/** Bathrooms. */
export const BATHS: readonly Group[] = [
  {
    when: (subject) => bathrooms(subject) >= 2 && !isMultiplex(subject),
    lines: [
      'There are <baths>{, so mornings run smoothly|, enough for a busy morning|}.',
      'Mornings {move|go} {faster|smoothly} with <baths>.',
      '{In all there are|Count on} <baths>.',
      'Morning traffic {spreads|is spread} over <baths>.',
      'Having <baths> {spares everyone a queue|means no one waits}.',
      'Busy households {will|should} {like|appreciate} the <baths>.',
      'No queue in the morning: there are <baths>.',
      'Nobody {waits|has to wait}, with <baths> {to share|in all}.',
    ],
  },
  {
    when: (subject) => bathrooms(subject) === 1,
    lines: [
      'One bathroom serves the {household|whole <short>}.',
      'A single bathroom {keeps|makes} {cleaning short|upkeep simple}.',
      'Cleaning is {quick|soon done} with one bathroom.',
      'Upkeep is light with one bathroom.',
    ],
  },
];
