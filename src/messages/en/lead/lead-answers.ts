/** The server's answers to a message to the brokerage; no form needs these in the browser. */
export const leadAnswers = {
  unavailable: (phone: string) =>
    `Your message could not be stored, so it has not reached us. Please try again in a moment or call ${phone}.`,
  tooMany: (phone: string) =>
    `Too many messages came from your connection. Please wait a little or call ${phone}.`,
  tooManyToday: (phone: string) =>
    `We have received too many messages today from your connection or with this email address. Please try again tomorrow or call ${phone}.`,
  otherBody:
    'This form was already sent with different answers. Please reload the page and send it again.',
  badKey: 'must be 8 to 128 visible ASCII characters',
  elsewhere: 'This form can only be sent from this site.',
  refusedTitle: 'Your message was not sent',
  refusedAdvice: 'Go back in your browser: what you typed is still there.',
  backToForm: 'Back to the contact page',
  thanksPage: {
    title: 'Thank you for your message',
    description: (brand: string) =>
      `Your message has reached ${brand}, and a person will answer it.`,
    next: 'A person will read it and answer within one business day, usually the same day.',
    search: 'Search homes on the map',
    home: 'Back to the home page',
  },
} as const;
