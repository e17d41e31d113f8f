/** The button that saves a search, apart from the dialog it opens: it is on the page at once. */
export const saveSearch = {
  button: 'Save search',
} as const;
