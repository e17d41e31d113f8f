/** Sent to the document with the address of the log-in page; a page that opens the dialog cancels it. */
export const LOG_IN_EVENT = 'ask-to-log-in';
