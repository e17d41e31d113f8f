/** The frame around Canada with its islands, degrees. */
export const CANADA_FRAME = { south: 41.6, north: 83.2, west: -141.1, east: -52.5 } as const;
