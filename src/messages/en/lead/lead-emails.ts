/** The emails about a lead: to the brokerage, and to its sender. */
export const leadEmails = {
  rows: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    mlsNumber: 'MLS® number',
    board: 'Board',
    address: 'Address',
    city: 'City',
    price: 'Price',
    homeToSell: 'Home to sell',
    type: 'Property type',
    timing: 'Timing',
    estimate: 'Estimate the sender was shown',
    realtor: 'Agent',
    callBack: 'Wants a call',
    code: 'Referral code',
    receipt: 'Receipt',
  },
  yes: 'Yes',
  estimate: (value: string, low: string, high: string) => `${value} (${low} to ${high})`,
  brokerageSubject: (isSelling: boolean, receipt: string, name: string) =>
    `${isSelling ? 'Seller lead' : 'Lead'} ${receipt}: ${name}`,
  visitorAsks: 'A visitor to the site asks to be contacted.',
  agreedToOffers: 'The sender agreed to get emails about other homes and offers.',
  agreedToAnswer: 'The sender agreed only to get an answer.',
  copy: (firstName: string) => `Hello ${firstName}, this is what reached us:`,
  customerSubject: (receipt: string) => `We have your message (${receipt})`,
  thanks: (brokerage: string) => `Thank you for contacting ${brokerage}. We have your message.`,
  agent: 'An agent',
  nextCall: (who: string, phone: string, receipt: string) =>
    `${who} will call you. If it is urgent, call ${phone} and give your receipt number, ${receipt}.`,
  next: (who: string, phone: string, receipt: string) =>
    `${who} will contact you. If it is urgent, call ${phone} and give your receipt number, ${receipt}.`,
  notYou:
    'If you did not contact us, someone else entered your email address. You can ignore this email.',
} as const;
