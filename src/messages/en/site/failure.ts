/** The message for a failure without a text of its own. */
export const failure = {
  text: 'An error has occurred',
  reload: 'Reload this page',
} as const;
