/** Repliers, which has the listings of many boards in one form. */
export const REPLIERS = {
  title: 'Repliers listings',
  carriesSold: true,
  photoHosts: ['cdn.repliers.io'],
  defaultUrl: 'https://api.repliers.io',
  /** Records asked for at a time; its own programs ask for no more. */
  pageSize: 100,
  /** A standard key may ask five times a second, and other programs may share it. */
  leastIntervalMs: 250,
} as const;
