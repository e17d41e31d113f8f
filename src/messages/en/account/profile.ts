/** The profile page. */
export const profile = {
  title: 'Your profile',
  description: 'Your saved homes, saved searches and account.',
  greeting: (name: string) => (name ? `Hello, ${name}` : 'Your profile'),
  loading: 'Loading your profile',
  menu: 'Menu',
  openMenu: (tab: string) => `Menu: ${tab}`,
  closeMenu: 'Close the menu',
  sections: 'Parts of your profile',
  tabs: {
    'saved-homes': 'Saved homes',
    'saved-searches': 'Saved searches',
    account: 'Account details',
  },
  application: 'Mortgage application',
  contact: 'About you',
  failed: 'Your profile could not be loaded.',
  failedHint: 'Check your connection and try again.',
  retry: 'Try again',
  opensOtherPage: 'Opens its own page',

  details: {
    title: 'Account details',
    name: 'Name',
    first: 'First name',
    last: 'Last name',
    email: 'Email',
    phone: 'Phone',
    pleaseProvide: 'Please provide',
    edit: 'Edit',
    editOf: (what: string) => `Edit ${what}`,
    cancel: 'Cancel',
    save: 'Save',
    saving: 'Saving',
    saved: (what: string) => `${what} saved.`,
    phoneHint:
      'Leave it empty for no number. Outside Canada and the US, start with + and the country code.',
    phoneWrong: 'Please enter a whole phone number, such as (416) 555-0148',
    emailHint: 'We send a code to the new address. Until you enter it, we use the old one.',
    sameEmail: 'This is your address already',
    registeredOn: 'Registered on',
    unknownDay: 'Unknown',
  },

  emailCode: {
    title: 'Confirm your new email',
    sent: (email: string) => `We sent a code to ${email}. Enter it to confirm the address.`,
  },

  notifications: {
    title: 'Email Notifications',
    label: 'Email Notifications',
    hint: 'New homes in your saved searches and changes to your saved homes, once a day at most. Every email has a link to unsubscribe.',
    failed: 'Couldn’t save your choice. It hasn’t changed.',
    saved: 'Your choice is saved.',
    unknown: 'Your choice could not be loaded.',
  },

  referral: {
    title: 'Send a friend',
    text: 'Your code is filled in for anyone who uses this link.',
    label: 'Your link',
    used: (count: number) =>
      count === 1 ? '1 person has applied with it.' : `${count} people have applied with it.`,
    failed: 'Your link could not be loaded.',
  },

  password: {
    title: 'Password',
    text: 'Changing your password logs you out everywhere else.',
    present: 'Current password',
    change: 'Change password',
    changed: 'Your password is changed.',
  },

  secondFactor: {
    title: 'Two-step login',
    text: 'Logging in then also takes a code from an app on your phone, so nobody gets in with your password alone.',
    setUp: 'Set up two-step login',
    beginning: 'One moment',
    scan: 'Scan this with an authenticator app, such as the one in your phone or password manager.',
    qrCode: 'QR code for your authenticator app',
    typeIn: 'Or type this key into the app:',
    code: 'Code from the app',
    codeHint: '6 digits, new every 30 seconds',
    turnOn: 'Turn on',
    turnedOn: 'Two-step login is on now. If you lose the app, call us.',
    isOn: 'Two-step login is on.',
    turnOff: 'Turn off',
    turnedOff: 'Two-step login is off.',
    notLoaded: 'We couldn’t check whether two-step login is on.',
  },

  sessions: {
    title: 'Where you are logged in',
    text: 'Log out a lost device, or one you don’t recognize, and then change your password.',
    device: (browser: string | null, system: string | null) => {
      if (browser === null) return system === null ? 'Unknown device' : `Browser on ${system}`;
      return system === null ? browser : `${browser} on ${system}`;
    },
    current: 'This device',
    signedIn: (moment: string) => `Logged in ${moment}`,
    lastSeen: (moment: string) => `Last seen ${moment}`,
    end: 'Log out',
    endOf: (device: string, moment: string) => `Log out ${device}, logged in ${moment}`,
    ending: 'Logging out',
    ended: (device: string) => `${device} is logged out.`,
    endOthers: 'Log out everywhere else',
    endedOthers: 'You are logged out everywhere else.',
    failed: 'That device could not be logged out. Check your connection and try again.',
    failedOthers: 'The other devices could not be logged out. Check your connection and try again.',
    notLoaded: 'Your devices could not be loaded.',
    unlisted:
      'We can’t list your devices here. You can log out all of them, including this one. A page that is open elsewhere can stay logged in for up to an hour.',
    endAll: 'Log out everywhere',
    failedAll: 'You could not be logged out everywhere. Check your connection and try again.',
  },

  data: {
    title: 'Your data',
    text: 'Everything we keep about you, as one file.',
    download: 'Export my data',
    busy: 'Preparing your data',
    done: 'Your file is ready.',
    failed: 'Your data could not be exported. Please try again.',
    fileName: 'my-data.json',
  },

  leave: {
    logOut: 'Log Out',
    title: 'Delete account',
    text: 'This deletes your account with your saved homes, saved searches and application. It cannot be undone.',
    open: 'Delete account',
    word: 'delete',
    confirm: (word: string) => `Type ${word} to confirm`,
    wrongWord: (word: string) => `Please type ${word}`,
    run: 'Delete my account for good',
    deleting: 'Deleting your account',
    failed: 'Your account could not be deleted. Nothing is lost; please try again.',
    halfDone:
      'Your data is deleted, but your login is still there. Please try again to delete it too.',
    keep: 'Keep my account',
  },
  deletedPage: {
    title: 'Your account has been deleted.',
    description: (brand: string) => `An account with ${brand} has been deleted.`,
    text: 'Your saved homes, saved searches and application are gone with it. You are logged out.',
    search: 'Search homes',
    home: 'Go to the home page',
  },
} as const;
