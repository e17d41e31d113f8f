const inWords = ['no', 'one', 'two', 'three', 'four', 'five'];

const wordList = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Marketing pages: what is not an editor's text. */
export const marketing = {
  teamTitle: 'The people you’ll work with',
  teamAction: 'See the whole team',
  reviewsTitle: 'What clients say',
  reviewsAction: 'Read all reviews',
  rating: (average: number, count: number) => `${average} of 5, from ${count}+ reviews`,
  ratingSource: (source: string, date: string) => `${source}, ${date}`,
  stars: (stars: number) => `${inWords[stars] ?? stars} of five stars`,
  reviewBy: (platform: string, date: string) => `on ${platform}, ${date}`,
  previous: 'Previous',
  next: 'Next',
  carousel: (what: string) => `${what}, scroll sideways for more`,
  allRealtors: 'All REALTORS®',
  knows: 'Knows',
  speaks: (languages: readonly string[]) => `Speaks ${wordList(languages)}`,
  photoOf: (name: string) => `Photo of ${name}`,
  portraitOf: (name: string) => `Drawn portrait of ${name}`,
  updated: (date: string) => `Last updated ${date}`,
  rated: (average: string, count: number) =>
    count === 1 ? `${average} of 5, from one review` : `${average} of 5, from ${count} reviews`,
  realtorReviews: (name: string) => `What clients say about ${name}`,
  realtorHomes: (place: string) => `Homes for sale in ${place}`,
  noHomes: (place: string) => `Nothing is for sale in ${place} on this site today.`,
  allHomes: (count: string, place: string) => `See all ${count} homes in ${place}`,
  otherPlaces: (name: string) => `${name} also works in`,
  sendMessage: 'Send a message',
  writeTo: (name: string) => `Write to ${name}`,
  writeText: (name: string) =>
    `${name} reads it, and so does the office, so someone answers even when ${name} is with a client.`,
  realtorFilter: {
    title: 'Find someone who speaks your language and knows your city',
    language: 'Language',
    anyLanguage: 'Any language',
    place: 'City or province',
    anyPlace: 'Anywhere',
    allOf: (province: string) => `All of ${province}`,
    clear: 'Show everyone',
    nobody:
      'None of us matches both yet. Choose “Anywhere” or “Any language”, or we’ll find someone for you.',
    writeToOffice: 'Write to the office',
  },
  realtorDescription: (name: string, brand: string, area: string) =>
    `${name} of ${brand} knows ${area}. Read how they work, and write or call directly.`,
} as const;
