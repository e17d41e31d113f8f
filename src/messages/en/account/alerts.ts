const homes = (count: number) => (count === 1 ? '1 new home' : `${count} new homes`);

/** The e-mails about saved searches, and the page that ends them. */
export const alerts = {
  subject: (count: number, name: string) => `${homes(count)}: ${name}`,
  hello: (name: string) => `Hello ${name},`,
  helloAnyone: 'Hello,',
  intro: (count: number, name: string) =>
    `There ${count === 1 ? 'is' : 'are'} ${homes(count)} for your saved search “${name}”:`,
  more: (count: number) => `And ${count} more.`,
  hidden: (count: number) => `${count} more: log in to view`,
  open: 'See all homes of this search',
  why: 'You get this e-mail because you asked for news about this saved search.',
  unsubscribe: 'Stop these e-mails',
  confirmTitle: 'Stop these e-mails?',
  confirm: (name: string) => `You will get no more e-mails about your saved search “${name}”.`,
  confirmButton: 'Stop the e-mails',
  doneTitle: 'The e-mails have stopped',
  done: (name: string) =>
    `There will be no more e-mails about “${name}”. You can ask for them again in your profile.`,
  unknownTitle: 'This link does not work any more',
  unknown: 'The saved search it belongs to has been deleted, and so there are no e-mails about it.',
  unavailableTitle: 'This did not work',
  unavailable: 'The e-mails cannot be stopped at the moment. Please open the link again later.',
  home: 'To the home page',
} as const;
