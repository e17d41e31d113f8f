/** The period of a home's construction, for its looks: before 1940, to 1979, to 2009, and since. */
export type Era = 'heritage' | 'postwar' | 'suburban' | 'contemporary';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Light = 'day' | 'golden' | 'dusk';

/**
 * The features shared by all pictures of one home, so that they agree with each other and with its facts.
 * Every field has few values: the number of different pictures stays bounded.
 */
export type HomeAppearance = {
  /** Chooses shapes and colours, the same for the outside and the rooms: 0 to 59. */
  readonly seed: number;
  readonly era: Era;
  readonly storeys: 1 | 2 | 3;
  readonly garageSpaces: 0 | 1 | 2;
  /** Season of the day it was listed. */
  readonly season: Season;
  readonly light: Light;
  /** Whether windows and balcony look out over roofs: an apartment on the fifth floor or above. */
  readonly isHigh: boolean;
  /** Whether it stands in the middle of a city, where streets are paved from wall to wall. */
  readonly isCentral: boolean;
  /** Whether its rooms are small. */
  readonly isSmall: boolean;
};
