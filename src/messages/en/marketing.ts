const inWords = ['no', 'one', 'two', 'three', 'four', 'five'];

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
  preApprovalTitle: 'What could you borrow?',
  preApprovalText: 'An answer in minutes on our mortgage site, without a credit check.',
  preApprovalAction: 'Get pre-approved',
  allRealtors: 'All REALTORS®',
  knows: 'Knows',
  realtorDescription: (name: string, area: string) =>
    `${name} of Larchway knows ${area}. Read how they work, and write or call directly.`,
} as const;
