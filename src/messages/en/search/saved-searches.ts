import { formatNumber } from '../format.ts';

const NAME_WRONG = 'A name can have 1 to 60 characters on one line';

const NOT_TAKEN = 'Couldn’t save. Please choose again';

const nameErrors: Readonly<Record<string, string>> = {
  required: 'Please give the search a name',
  maxLength: 'A name can have at most 60 characters',
};

/** Saving a search, and the searches that are saved. */
export const savedSearches = {
  dialogTitle: 'Save this search',
  name: 'Name',
  nameHint: 'To find it again in your profile',
  /** The error of the name, as a sentence for the person who types it. */
  nameErrorText: (rule: string) => nameErrors[rule] ?? NAME_WRONG,
  /** A sentence for a parameter that the server refuses: its own words are for programs. */
  problemText: (param: string) => (param === 'name' ? NAME_WRONG : NOT_TAKEN),
  notify: 'Email me new homes',
  notifyHint: 'Once a day at most, and only when there are any.',
  notifyNever: {
    sold: 'We email new homes for sale or lease, not sold or leased ones.',
    everywhere: 'Choose a place or an area, and we can email you its new homes.',
  },
  submit: 'Save search',
  busy: 'Saving',
  saved: (name: string) => `“${name}” is saved.`,
  see: 'See my searches',
  done: 'Done',
  full: 'You have reached the limit of saved searches. Delete one in your profile first.',
  failed: 'The search could not be saved. Please try again.',
  loggedOut: 'You have been logged out. Log in to save the search.',
  login: 'Log in',

  types: { sale: 'for sale', lease: 'for lease' },
  /** The place of a search without a named place. */
  places: { view: 'Map area', everywhere: 'Canada' },
  drawnAreas: (count: number) => (count === 1 ? 'Drawn area' : `${count} drawn areas`),
  priceFrom: (low: string) => `from ${low}`,
  priceTo: (high: string) => `to ${high}`,
  criteria: 'What this search includes',

  title: 'Saved searches',
  loading: 'Loading your searches',
  none: 'No saved searches yet',
  noneHint: 'Choose “Save search” on the map or on a list to find the search here again.',
  toMap: 'Search on the map',
  loadFailed: 'Your searches could not be loaded.',
  loadFailedHint: 'They are safe. Check your connection and try again.',
  retry: 'Try again',
  map: 'Map',
  list: 'List',
  newHomes: (count: number) => (count === 1 ? '1 new home' : `${formatNumber(count)} new homes`),
  savedOn: (day: string) => `Saved on ${day}`,
  open: 'Open',
  openOf: (name: string) => `Open ${name}`,
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  saveName: 'Save',
  cancel: 'Cancel',
  notifyOf: (name: string) => `Email me new homes for ${name}`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `“${name}” is deleted.`,
  deletedElsewhere: (name: string) =>
    `“${name}” has already been deleted, in another tab or on another device.`,
  undo: 'Undo',
  notSaved: 'Couldn’t save. Your searches haven’t changed.',
} as const;
