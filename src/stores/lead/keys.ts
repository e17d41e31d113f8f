// Under which keys the browser keeps what it knows of leads. Apart, for the scripts of every page.

/** The leads that have not arrived. */
export const LEAD_QUEUE_KEY = 'realty:leads';

/** Set once the visitor has written to us. */
export const LEAD_SENT_KEY = 'realty:lead-sent';

/** Set at a log-out that had to leave a lead in this browser, until that has been said. */
export const LEAD_WAITS_KEY = 'realty:lead-waits';

/** What is typed into the form of a home and not sent, in this tab. */
export const LEAD_DRAFT_KEY = 'realty:lead-draft';
