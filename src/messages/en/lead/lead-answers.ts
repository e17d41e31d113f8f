/** The server's answers to a message to the brokerage; no form needs these in the browser. */
export const leadAnswers = {
  unavailable: (phone: string) =>
    `Your message could not be stored, so it has not reached us. Please try again in a moment or call ${phone}.`,
  tooMany: (phone: string) =>
    `Too many messages came from your connection. Please wait a little or call ${phone}.`,
  tooManyToday: (phone: string) =>
    `We have received too many messages today from your connection or with this email address. Please try again tomorrow or call ${phone}.`,
  otherBody: 'This form has been sent before with other words. Please reload it and send it again.',
  badKey: 'must be 8 to 128 visible ASCII characters',
  elsewhere: 'This form can only be sent from this site.',
  refusedTitle: 'Your message was not sent',
  refusedAdvice: 'Go back with your browser: what you typed is still there.',
  backToForm: 'Back to the contact page',
  thanksPage: {
    title: 'Thank you for your message',
    description: (brand: string) =>
      `Your message has reached ${brand}, and a person will answer it.`,
    next: 'A person reads it and answers within one working day, usually on the same one.',
    search: 'Search homes on the map',
    home: 'Back to the home page',
  },
} as const;
