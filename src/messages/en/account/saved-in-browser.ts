/** The message to a visitor without an account who has saved a home. Apart, as it is loaded only then. */
export const savedInBrowser = {
  saved: 'Saved in this browser. Log in to keep it on all your devices.',
  savedForPage:
    'Saved until you leave this page. Your browser is blocking this site from keeping data.',
  login: 'Log in',
} as const;
