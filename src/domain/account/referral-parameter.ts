/**
 * The parameter of an address that says by whose referral code its visitor comes. Apart, for the
 * scripts of every page.
 */
export const REFERRAL_PARAMETER = 'referral';
