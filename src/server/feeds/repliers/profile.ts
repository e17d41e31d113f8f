/** Repliers, which has the listings of many boards in one form. */
export const REPLIERS = {
  title: 'Repliers listings',
  carriesSold: true,
  photoHosts: ['cdn.repliers.io'],
  defaultUrl: 'https://api.repliers.io',
  /** Records per request; its own programs request no more. */
  pageSize: 100,
  /** A standard key allows five requests a second, and other programs may share it. */
  leastIntervalMs: 250,
} as const;
