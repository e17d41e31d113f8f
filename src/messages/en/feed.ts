/** Messages about the listings' feed for the brokerage, and about old listings for visitors. */
export const feed = {
  banner: (day: string) =>
    `These listings are as of ${day}. Ask us for the latest before you make plans.`,
  stale: (listings: string, hours: number) =>
    `The ${listings} were last read to the end ${hours} hours ago. What the site shows is as old.`,
  neverRead: (listings: string, hours: number) =>
    `The ${listings} have not been read to the end once in the ${hours} hours since the server started. What the site shows of them is incomplete.`,
  subject: (listings: string) => `Your ${listings} are more than a day old`,
  rule: 'Boards ask that listings are refreshed at least every 24 hours, so please look into it today.',
  why: (problem: string) => `The last attempt ended with: ${problem}`,
  next: 'The site tries again every quarter of an hour. To see more, whoever runs the server can enter: npm run sync',
};
