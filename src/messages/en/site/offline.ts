/** The page that is shown when there is no connection and no copy of the requested page. */
export const offline = {
  title: 'You are offline',
  description: 'The page shown when there is no connection.',
  text: 'This page has not been saved on this device. It opens as soon as you are connected again.',
  retry: 'Try again',
  savedHomes: 'Your saved homes',
  homes: 'Homes you can open now',
  pages: 'Pages you can open now',
  saved: (when: string) => `Saved ${when}`,
} as const;
