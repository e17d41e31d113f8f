/** The homes a visitor has saved. */
export const savedHomes = {
  title: 'Saved homes',
  loading: 'Loading your homes',
  none: 'No saved homes yet',
  noneHint: 'Tap the heart on a home to save it here, on all your devices.',
  find: 'Find homes',
  failed: 'Your homes could not be loaded.',
  failedHint: 'They are safe. Check your connection and try again.',
  retry: 'Try again',
  count: (count: number) => `${count} ${count === 1 ? 'home' : 'homes'}`,
  more: 'Show more',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  inAccount: (count: number) =>
    count === 1
      ? 'The home you saved is now in your account.'
      : 'The homes you saved are now in your account.',
  removed: 'Removed from your saved homes.',
  undo: 'Undo',
  notSaved: 'Couldn’t save. Your homes haven’t changed.',
  waiting: 'Saved on this device. Your account is updated when you are online again.',
  unsent: (count: number) =>
    `${count === 1 ? 'A change to your saved homes is' : `${count} changes to your saved homes are`} not in your account yet. Stay logged in until you are online again, or log out and lose ${count === 1 ? 'it' : 'them'}.`,
  logOutAnyway: 'Log out anyway',
  /** The changes of a home since it was saved. */
  change: {
    priceDown: (amount: string) => `Price down ${amount} since you saved it`,
    priceUp: (amount: string) => `Price up ${amount} since you saved it`,
    sold: (price: string | null) => (price === null ? 'Sold' : `Sold for ${price}`),
    leased: (price: string | null) => (price === null ? 'Leased' : `Leased for ${price}`),
    soldConditionally: 'Sold, with conditions still open',
    leasedConditionally: 'Leased, with conditions still open',
    offered: 'Back on the market',
    ended: 'No longer offered',
  },
  emails: 'Email me price and status changes',
  emailsHint: 'Once a day at most, and only when there are any.',
  emailsFailed: 'Couldn’t save your choice. It hasn’t changed.',
  changesFailed: 'Price and status changes could not be loaded.',
  gone: 'No longer listed',
  goneText: (mlsNumber: string) => `MLS® ${mlsNumber} has left our listings.`,
} as const;
