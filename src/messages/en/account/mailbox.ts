/** The page of emails that are stored instead of sent. */
export const mailbox = {
  title: 'Mailbox',
  intro:
    'Mail that was not sent but kept here: codes for accounts, and mail about leads when there is no mail server. Nothing leaves this machine.',
  to: 'To',
  show: 'Show',
  empty: 'There are no messages.',
} as const;
