/** The contact form of a listing's page, which other parts of the page open. */
export const LEAD_DIALOG_ID = 'lead-dialog';
