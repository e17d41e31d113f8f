/** What is said of a failure that no other text is for. */
export const failure = {
  text: 'An error has occurred',
  reload: 'Reload this page',
} as const;
