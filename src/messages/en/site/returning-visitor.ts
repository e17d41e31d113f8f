/** The band of the home page for returning visitors: recently viewed homes and saved searches. */
export const returningVisitor = {
  title: 'Welcome back',
  viewed: 'Recently viewed homes',
  clear: 'Clear history',
  cleared: 'Your viewing history is cleared.',
  undo: 'Undo',
  gone: 'The homes you viewed are no longer listed.',
  goneHint: 'Search again, and the homes you open will be here next time.',
  failed: 'Your recently viewed homes couldn’t be loaded.',
  noNewHomes: 'No new homes',
  allSearches: 'See all saved searches',
  noSearches: 'Save a search, and we’ll count its new homes here.',
} as const;
