/** Choosing which homes to see. */
export const filters = {
  type: 'Sale or lease',
  sale: 'Sale',
  lease: 'Lease',
  minPrice: 'Minimum price',
  maxPrice: 'Maximum price',
  noMinimum: 'No minimum',
  noMaximum: 'No maximum',
  priceRange: 'Price',
  close: 'Close',
} as const;
