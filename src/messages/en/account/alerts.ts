const homes = (count: number) => (count === 1 ? '1 new home' : `${count} new homes`);

/** The emails about saved searches, and the page that ends them. */
export const alerts = {
  subject: (count: number, name: string) => `${homes(count)}: ${name}`,
  hello: (name: string) => `Hello ${name},`,
  helloAnyone: 'Hello,',
  intro: (count: number, name: string) =>
    `There ${count === 1 ? 'is' : 'are'} ${homes(count)} for your saved search “${name}”:`,
  more: (count: number) => `And ${count} more.`,
  hidden: (count: number) => `${count} more: log in to view`,
  open: 'See all homes of this search',
  why: 'You get this email because you asked for news about this saved search.',
  unsubscribe: 'Stop these emails',
  confirmTitle: 'Stop these emails?',
  confirm: (name: string) => `You will get no more emails about your saved search “${name}”.`,
  confirmButton: 'Stop the emails',
  doneTitle: 'The emails have stopped',
  done: (name: string) =>
    `There will be no more emails about “${name}”. You can ask for them again in your profile.`,
  unknownTitle: 'This link no longer works',
  unknown: 'The saved search it belongs to has been deleted, and so there are no emails about it.',
  unavailableTitle: 'Something went wrong',
  unavailable: 'The emails cannot be stopped at the moment. Please open the link again later.',
  home: 'Back to the home page',
} as const;
