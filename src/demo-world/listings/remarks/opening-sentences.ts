import { isApartment, isHouse, isLand, isMultiplex } from './subject.ts';
import type { Group } from './subject.ts';

/** First sentences: the kind of home and its place. */
export const OPENING_SENTENCES: readonly Group[] = [
  {
    when: (subject) => !isLand(subject),
    lines: [
      'Welcome to {this|a} <home> in {<place>|the <place> area of <city>}.',
      'On <street> in <place>, this <home> {offers|has} {a sensible floor plan|rooms of good proportions|a practical plan}.',
      'Set on <street>, this <home> {puts you in|brings you to} <place>{, <city>|}.',
      'Meet a <home> on <street> in <place>{, <city>|}.',
      'Here is a <home> {on <street>|in <place>} with {a plan that works|rooms that are easy to furnish|space where you need it}.',
      'If <place> is {on your list|where you want to be}, {see|visit|consider} this <home> on <street>.',
      '<place> is the setting {of|for} this <home>{ on <street>|}{, one to put on your list|}.',
      'Come and see this <home> in <place>, <city>.',
      '{Looking in|Thinking of} <place>? This <home> on <street> {deserves a visit|is worth the trip|may be the one}.',
      'Find a <home> with {more than <size> square feet|over <size> square feet} on <street> in <place>.',
      'With <beds> and <baths>, this <noun> {suits|fits} {daily life|everyday living} in <place>.',
      '<street> is the address of this <home> with <baths>, in {<place>|the <place> part of <city>}.',
      'In <place>, <city>, this <home> {has|offers} <baths> and {a straightforward|a well-considered|an efficient} layout.',
      'This <home> {stands|is found} on <street>, {in the <place> neighbourhood|in <place>}.',
      'Discover <place> from this <home>{ on <street>|}, {with|offering} <baths> and {room to settle in|a layout that makes sense}.',
      'You will find this <home> on <street>, {among the homes of|in} <place>.',
      'Your {next address|new address} could be <street>: a <home> with <baths> in <place>.',
      'Here on <street>, a <home> {comes to the market|becomes available} {with|offering} <baths>.',
    ],
  },
  {
    when: isHouse,
    lines: [
      'A <walls> <style> <short> {on|along} <street>, {this is|here is} a <bedsCount>-bedroom address in <place>.',
      'Behind {a|its} <walls> front on <street> {is|lies} a <home> with <baths>.',
      'From the street you see a <walls> <short>; {inside are|within are} <beds>.',
      'Built in <year>, this <walls> <home> {stands|sits} on <street> in <place>.',
      'This <style> <short> in <place> {has|offers} <beds>, <baths> and {a|its} place on <street>.',
      'A <style> plan and <walls> exterior {set the tone for|introduce} this <home> on <street>.',
      'Dating from <year>, this <home> {stands|is} on <street> in <place>.',
      'On a <lotAdjective> lot, this <home> {sits|stands} on <street> in <place>.',
      '<city> buyers {looking in|drawn to} <place> will find a <home> on <street>.',
      'Step up to a <walls> <style> <short> on <street>, {in|part of} the <place> neighbourhood.',
      'Since <year> this <walls> <short> has stood on <street>, {with|offering} <beds> and <baths> inside.',
      'Families {looking in|drawn to} <place> will {notice|appreciate} this <home> on <street>.',
    ],
  },
  {
    when: isApartment,
    lines: [
      'At <tower>, this <home> {looks|faces} <facing> over <place>.',
      '<tower> on <street> is the {address|setting} of this <home> on the <floor> floor.',
      'On the <floor> floor of <tower>, this <home> {has|offers} <baths> and {a|its} <facing> exposure.',
      'Come home to <tower> {in|on <street> in} <place>, where this <home> faces <facing>.',
      'This <facing>-facing <home> is on the <floor> floor of <tower>{ in <place>|}.',
      'A <home> at <tower> {puts|places} {you in <place>|<place> at your door}.',
      '{Up|High} on the <floor> floor, this <noun> at <tower> {has|offers} <baths>.',
      'Take the elevator to the <floor> floor of <tower> for a <home> in <place>.',
      'Ride up to the <floor> floor of <tower> and find a <home> {that faces|looking} <facing>.',
      'Living at <tower> means <street> as your address; this <home> faces <facing>.',
      'Of the {apartments|homes} in <tower>, this <home> is one {that looks|facing} <facing>.',
      'Well placed in <tower>, this <floor>-floor <noun> {has|offers} <beds> and <baths>.',
    ],
  },
  {
    when: isMultiplex,
    lines: [
      'Investors {will|should} note this <noun> on <street> in <place>, with <beds> in all.',
      'A <noun> on <street> with <beds> and <baths> in all: {live in one unit and let the rest|an income property in <place>}.',
      'This <walls> <noun> in <place> {counts|has} <beds> and <baths> across its units.',
      'Income property in <place>: a <noun> on <street> with <bathsCount> bathrooms.',
      'Built in <year>, this <noun> on <street> {holds|has} <beds> across its units.',
    ],
  },
];

/** First sentences about a building lot. */
export const LAND_OPENING_SENTENCES: readonly Group[] = [
  {
    when: isLand,
    lines: [
      'A building lot on <street> in <place>, {with|offering} <frontage> of frontage.',
      'Here is {vacant land|a vacant lot} on <street>, <lotSize>, in {<place>|the <place> part of <city>}.',
      'Bring your {plans|own plans and builder} to this lot on <street> in <place>.',
      'Vacant land {of|measuring} <lotSize> on <street> in <place>, <city>.',
      'On <street> in <place>, this {vacant lot|parcel|building lot} measures <lotSize>.',
      'This {parcel|lot} on <street> has <frontage> of frontage in <place>.',
      'Lots {seldom come up|are rare} on <street>; this one {measures|is} <lotSize>.',
      'Build {in <place>|on <street>} on a <lotAdjective> lot.',
      'Looking to build in <place>? {See|Walk} this lot on <street>, {with|offering} <frontage> of frontage.',
      'Picture a home of your own design on <street>, on a <lotAdjective> lot.',
    ],
  },
];
