/** What the brokerage is told of the feed its listings come from. */
export const feed = {
  stale: (listings: string, hours: number) =>
    `The ${listings} were last read to the end ${hours} hours ago. What the site shows is as old.`,
  subject: (listings: string) => `Your ${listings} are more than a day old`,
  rule: 'Boards ask that listings are refreshed at least every 24 hours, so please look into it today.',
  why: (problem: string) => `The last attempt ended with: ${problem}`,
  next: 'The site tries again every quarter of an hour. To see more, whoever runs the server can enter: npm run sync',
};
