/** The texts of the contact page's form beyond those of a listing's form. */
export const contactForm = {
  purpose: 'What is your message about?',
  purposes: { buying: 'Buying', selling: 'Selling', question: 'A general question' },
  choose: 'Please choose',
  address: 'Property address',
  type: 'Property type',
  types: {
    house: 'Detached house',
    semi: 'Semi-detached house',
    townhouse: 'Townhouse',
    condo: 'Condo',
    other: 'Something else',
  },
  timing: 'When do you want to sell?',
  timings: {
    now: 'As soon as possible',
    three_months: 'Within three months',
    this_year: 'Within a year',
    unsure: 'I don’t know yet',
  },
  callBack: 'Please call me',
  city: 'City you are looking in',
  price: 'Price you have in mind',
  priceHint: 'From $50,000 to $10,000,000.',
  code: 'Referral code',
  noSchema: (phone: string) =>
    `An error has occurred with a form on this page. Please Refresh. Your message was not sent yet; you can also call ${phone}.`,
} as const;
