export const PRICE_LIMIT_DOLLARS = 1_000_000_000;
export const MONTHLY_COST_LIMIT_DOLLARS = 1_000_000;
export const COUNT_LIMIT = 100;
export const SQFT_LIMIT = 1_000_000;
export const YEAR_LIMIT = 2200;
export const DAYS_LIMIT = 100_000;
export const FEET_LIMIT = 1_000_000;
export const HOUSE_NUMBER_LIMIT = 1_000_000;
export const BOARD_LIMIT = 1_000_000;
/** Half the way round the earth: a wider circle holds no more. */
export const RADIUS_LIMIT_KM = 20_040;
export const MIN_RADIUS_KM = 0.001;
export const SEARCH_LENGTH_LIMIT = 200;
/** Each term is a search of its own in all words of all listings. */
export const SEARCH_TERM_LIMIT = 10;
export const SEARCH_WORD_LIMIT = 30;
export const PAGE_SIZE_LIMIT = 200;
export const PAGE_SIZE_DEFAULT = 100;
export const SEED_LIMIT = 1_000_000_000;
export const CLUSTER_PRECISION_LIMIT = 29;
/** Statistics of clusters are limited to cells at least as large as a tile of this zoom. */
export const STATISTICS_PRECISION_LIMIT = 26;
export const CLUSTER_LIMIT = 200;
/** The most listings that all clusters of one reply may carry together. */
export const CLUSTER_LISTINGS_LIMIT = 2000;
