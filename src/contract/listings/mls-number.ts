/** Letters and digits, which some boards part by hyphens; at most 32 characters. */
export const MLS_NUMBER_PATTERN = /^(?=.{1,32}$)[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/;

/** Says so of a number that is something else. */
export const MLS_NUMBER_RULE = 'must be 1 to 32 letters and digits, which hyphens may part';
