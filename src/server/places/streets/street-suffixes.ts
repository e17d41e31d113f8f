const SUFFIXES =
  'street avenue road lane drive boulevard crescent court place way terrace trail circle parkway' +
  ' highway square gate green grove heights hill mews close common row walk view rue chemin';
const DIRECTIONS = 'n s e w ne nw se sw north south east west nord sud est ouest';
const SHORT = 'st ave rd ln dr blvd cres crt pl terr pkwy hwy';

/** Words that say which end of a street is meant. */
export const DIRECTION_WORDS: ReadonlySet<string> = new Set(DIRECTIONS.split(' '));

/** Words beside the name of a street, in full and short. */
export const SUFFIX_WORDS: ReadonlySet<string> = new Set(
  `${SUFFIXES} ${DIRECTIONS} ${SHORT}`.split(' '),
);
