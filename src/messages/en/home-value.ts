import { formatNumber } from './format.ts';

const plurals = {
  detached: 'detached houses',
  'semi-detached': 'semi-detached houses',
  townhouse: 'townhouses',
  'condo-townhouse': 'condo townhouses',
  'condo-apt': 'condos',
  multiplex: 'multi-unit homes',
} as const;
type Plurals = typeof plurals;

const ADDRESS_EXAMPLE = 'for example 18 Maple Avenue, Toronto';

/** The value of a home by comparable sales. */
export const homeValue = {
  title: 'What is my home worth?',
  pageTitle: 'What is my home worth? Free home value estimate',
  description:
    'An estimate of what your home is worth from comparable sales nearby, with its range, the sales behind it and its typical error.',
  lead: 'Enter your address and a few facts. We compare your home with homes like it that sold nearby and show you the sales we used.',
  form: {
    label: 'Your home',
    address: 'Property address',
    addressHint: `House number, street and city, ${ADDRESS_EXAMPLE}. Put a condo’s unit in front: 204-18.`,
    type: 'Property type',
    choose: 'Please choose',
    types: {
      detached: 'Detached house',
      'semi-detached': 'Semi-detached house',
      townhouse: 'Townhouse (freehold)',
      'condo-townhouse': 'Condo townhouse',
      'condo-apt': 'Condo apartment',
      multiplex: 'Duplex, triplex or fourplex',
    },
    sqft: 'Size, sq ft',
    beds: 'Bedrooms',
    baths: 'Bathrooms',
    optional: 'Leave a field empty if you don’t know it.',
    submit: 'See my estimate',
    notThere: 'Can’t find your address?',
    askAgent: 'Ask an agent',
  },
  errors: {
    address: {
      required: 'Enter the address of your home',
      unknown: `We couldn’t find that address in Canada. Check the spelling and add the city, ${ADDRESS_EXAMPLE}.`,
      noNumber: 'We found the street but not that house number. Check the number.',
      noStreet: `We couldn’t find a house number and street in that address. Check the spelling, ${ADDRESS_EXAMPLE}.`,
      unknownStreet:
        'We don’t know that street there. Check the spelling of the street and the city.',
      range: 'Enter the address of your home',
    },
    type: 'Choose the type of home',
    sqft: 'Enter a size from 100 to 20,000 sq ft, or leave it empty',
    beds: 'Enter a number from 0 to 12, or leave it empty',
    baths: 'Enter a whole number from 0 to 12, or leave it empty',
  },
  promises: {
    title: 'What you get',
    points: [
      'An estimate and its most likely range',
      'The sales it comes from, one by one',
      'How far such estimates have been off, measured on past sales',
      'An answer from an agent who knows the area, if you want one',
    ],
  },
  found: {
    title: 'We found your address',
    text: 'Choose the property type to see the estimate. Size and rooms make it more accurate.',
  },
  result: {
    title: 'Estimated value',
    of: (address: string) => `Estimated value of ${address}`,
    range: 'Likely between',
    to: 'and',
    basis: (count: number, type: keyof Plurals, radius: number, since: string) =>
      `Based on ${formatNumber(count)} ${plurals[type]} sold within ${radius} km since ${since}.`,
    basisOfHome: (count: number, radius: number, since: string) =>
      `Based on ${formatNumber(count)} comparable homes sold within ${radius} km since ${since}.`,
    publicSales: 'Only sales that anyone may see are counted here.',
    logIn: 'Log in to use all sold prices we have.',
    method: 'How we estimate',
    notAppraisal: 'A computed estimate, not an appraisal.',
  },
  method: {
    title: 'How it’s worked out',
    steps: [
      'We take homes of the same type that sold near yours in the last 12 months.',
      'We adjust each sold price for the difference in size, bedrooms and bathrooms.',
      'Sales that are closer, more recent and more alike count more. The middle of the adjusted prices is the estimate.',
    ],
    accuracy: {
      title: 'How far off can it be?',
      tested: (count: number, where: string, error: string, inside: string) =>
        `We tested the method on ${formatNumber(count)} past sales${where}, each valued without its own price. Half of the estimates were within ${error}% of the sold price, and ${inside}% of the homes sold within the range.`,
      cityAndType: (type: keyof Plurals, city: string) =>
        ` of ${plurals[type]} in and around ${city}`,
      type: (type: keyof Plurals) => ` of ${plurals[type]}`,
      all: ' of all types of home',
      untested: 'There are too few past sales to measure how far off estimates are.',
      short: (error: string, count: number) =>
        `Half of such estimates were within ${error}% of the sold price (${formatNumber(count)} past sales).`,
    },
    disclaimer:
      'This is a computed estimate, not an appraisal. It does not account for renovations, condition or view, and lenders do not accept it. An agent who sees the home can tell you more.',
  },
  comparables: {
    title: 'The sales that count most',
    note: (distance: string, price: string) =>
      `${distance} km away · ${price} adjusted to your home`,
    more: 'Show more sales',
  },
  withheld: {
    title: 'No estimate for this home yet',
    tooFewPublic:
      'Fewer than 5 comparable homes sold nearby in the last 12 months that we may show to everyone. Some boards share sold prices only with people who are signed in.',
    tooFew:
      'Fewer than 5 comparable homes sold within 25 km in the last 12 months. That is too few for an honest estimate.',
    optedOut:
      'This home is for sale, and its seller has asked websites not to show a computed value.',
    notValued: 'We don’t estimate this kind of home.',
    join: 'Sign up',
    logIn: 'Log in',
    askBelow:
      'Or ask an agent below: a price from someone who has seen the home costs you nothing.',
  },
  failed: {
    title: 'We can’t estimate right now',
    text: 'Our sales records aren’t responding. Your entries are still in the form: try again in a minute, or call us.',
  },
  seller: {
    title: 'Get a price from someone who has seen it',
    text: 'An agent who knows the area will look at your home and give you a price you can list at. It costs you nothing.',
    answers: (name: string) => `${name} will answer you`,
    knows: 'Knows',
  },
  strip: {
    title: 'What is my home worth?',
    text: 'See an estimate from homes that sold nearby.',
    action: 'See my estimate',
  },
} as const;
