/** Messages of every page about itself, whatever it shows. */
export const shell = {
  reload: 'Reload',
  newVersion: 'A new version is available.',
  savedCopy: (when: string) => `This is a saved copy (${when}).`,
} as const;
