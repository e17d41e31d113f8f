import { MAIN_CITY } from '#src/content-folder/facts.ts';
import { provinceOf } from './provinces.ts';

/** The city of a list without a place, whose homes the home page shows. */
export const DEFAULT_CITY = {
  city: MAIN_CITY.name,
  /** Two letters: "ON". */
  state: MAIN_CITY.province,
  stateName: provinceOf(MAIN_CITY.province)?.name ?? MAIN_CITY.province,
} as const;
