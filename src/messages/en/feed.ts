/** Messages about the listings' feed for the brokerage, and about old listings for visitors. */
export const feed = {
  banner: (day: string) =>
    `These listings are as of ${day}. Ask us for the latest before you make plans.`,
  stale: (listings: string, hours: number) =>
    `The last complete update of the ${listings} was ${hours} hours ago. The site shows what it had then.`,
  neverRead: (listings: string, hours: number) =>
    `The ${listings} have not been read completely in the ${hours} hours since the server started. What the site shows of them is incomplete.`,
  subject: (listings: string) => `Your ${listings} are more than a day old`,
  rule: 'Boards require listings to be refreshed at least every 24 hours, so please look into it today.',
  why: (problem: string) => `The last attempt ended with: ${problem}`,
  next: 'The site tries again every 15 minutes. To see more, the person who runs the server can run: npm run sync',
};
