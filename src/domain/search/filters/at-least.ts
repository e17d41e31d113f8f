/** "Any" and 1+ to 5+, for bedrooms and bathrooms. */
export const AT_LEAST = [0, 1, 2, 3, 4, 5] as const;
