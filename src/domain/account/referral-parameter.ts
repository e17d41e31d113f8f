/**
 * The parameter of an address that holds the referral code its visitor came with. In its own module, as
 * every page loads it.
 */
export const REFERRAL_PARAMETER = 'referral';
