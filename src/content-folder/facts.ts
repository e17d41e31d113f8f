import { contentDir } from './content-dir.mjs';
import { brokerageFacts } from './read-facts.ts';

/**
 * The facts of the brokerage chosen by CONTENT_DIR. Node reads them at start; `facts-in-build.ts` writes
 * them into the build, so that a browser gets only those that its scripts name.
 */
export const {
  BROKERAGE_NAME,
  BROKERAGE_PHONE,
  BROKERAGE_EMAIL,
  BROKERAGE_ADDRESS,
  LICENCE_LINE,
  LOGO,
  BOARD_FACTS,
  VOW_TERMS_FACT,
  SERVED_AREA,
  MAIN_CITY,
  MAP_CENTER,
  START_CITIES,
  SEARCH_PROVINCES,
  TREND_CITY_FACTS,
  COLORS,
  FONTS,
} = brokerageFacts(contentDir());
