const inWords = ['no', 'one', 'two', 'three', 'four', 'five'];

const wordList = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Marketing pages: what is not an editor's text. */
export const marketing = {
  teamTitle: 'The people you would meet',
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
  updated: (date: string) => `Last changed ${date}`,
  realtorDescription: (name: string, brand: string, area: string) =>
    `${name} of ${brand} knows ${area}. Read how they work, and write or call directly.`,
} as const;
