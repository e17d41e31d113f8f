// The keys of the leads in the browser's storage. In their own module, for the scripts of every page.

/** The leads that have not arrived. */
export const LEAD_QUEUE_KEY = 'realty:leads';

/** Set once the visitor has written to us. */
export const LEAD_SENT_KEY = 'realty:lead-sent';

/** Set at a log-out that had to leave a lead in this browser, until the visitor has seen a notice of it. */
export const LEAD_WAITS_KEY = 'realty:lead-waits';

/** The unsent text in the form of a home, in this tab. */
export const LEAD_DRAFT_KEY = 'realty:lead-draft';
