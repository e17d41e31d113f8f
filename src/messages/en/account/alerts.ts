import { formatNumber } from '../format.ts';

const homes = (count: number) => (count === 1 ? '1 new home' : `${formatNumber(count)} new homes`);

/** The emails about saved searches and saved homes, and the page that ends them. */
export const alerts = {
  subject: (count: number, name: string) => `${homes(count)}: ${name}`,
  hello: (name: string) => `Hello ${name},`,
  helloAnyone: 'Hello,',
  intro: (count: number, name: string) =>
    `There ${count === 1 ? 'is' : 'are'} ${homes(count)} for your saved search “${name}”:`,
  more: (count: number) => `And ${formatNumber(count)} more.`,
  hidden: (count: number) => `${formatNumber(count)} more: log in to view`,
  open: 'See all homes of this search',
  homesSubject: (count: number) =>
    count === 1 ? 'A home you saved has changed' : `${count} homes you saved have changed`,
  homesIntro: (count: number) =>
    count === 1
      ? 'There is news about a home you saved:'
      : `There is news about ${count} homes you saved:`,
  homeByNumber: (mlsNumber: string) => `MLS® ${mlsNumber}`,
  /** The changes of a home since the last email. */
  change: {
    priceDown: (amount: string, price: string) => `Price down ${amount} to ${price}`,
    priceUp: (amount: string, price: string) => `Price up ${amount} to ${price}`,
    sold: (price: string | null) => (price === null ? 'Sold' : `Sold for ${price}`),
    leased: (price: string | null) => (price === null ? 'Leased' : `Leased for ${price}`),
    soldConditionally: 'Sold, with conditions still open',
    leasedConditionally: 'Leased, with conditions still open',
    offered: 'Back on the market',
    ended: 'No longer offered',
  },
  openHomes: 'See your saved homes',
  whyHomes: 'You get this email because you asked for news about your saved homes.',
  confirmHomes: 'You will get no more emails about price and status changes of your saved homes.',
  doneHomes:
    'There will be no more emails about your saved homes. You can ask for them again in your profile.',
  why: 'You get this email because you asked for news about this saved search.',
  unsubscribe: 'Stop these emails',
  confirmTitle: 'Stop these emails?',
  confirm: (name: string) => `You will get no more emails about your saved search “${name}”.`,
  confirmButton: 'Stop the emails',
  doneTitle: 'The emails have stopped',
  done: (name: string) =>
    `There will be no more emails about “${name}”. You can ask for them again in your profile.`,
  unknownTitle: 'This link no longer works',
  unknown:
    'It may have been cut off, or the saved search has been deleted. We send no emails about deleted searches.',
  unavailableTitle: 'Something went wrong',
  unavailable: 'The emails cannot be stopped at the moment. Please open the link again later.',
  home: 'Back to the home page',
} as const;
