/** What a photo can show, by the names of the RESO Data Dictionary (`ImageOf`). */
const PHOTO_SUBJECTS = [
  ...(['Front of Structure', 'Back of Structure', 'Yard', 'Garden', 'Balcony', 'Deck'] as const),
  ...(['Patio', 'Pool', 'Aerial View', 'View', 'Lot', 'Community', 'Lobby', 'Entry'] as const),
  ...(['Living Room', 'Family Room', 'Dining Room', 'Kitchen', 'Master Bedroom'] as const),
  ...(['Bedroom', 'Master Bathroom', 'Bathroom', 'Basement', 'Den', 'Office'] as const),
  ...(['Laundry', 'Garage', 'Recreation Room', 'Sunroom', 'Closet', 'Floor Plan'] as const),
] as const;
export type PhotoSubject = (typeof PHOTO_SUBJECTS)[number];

/** The subject that a source names; null where we have no word for it. */
export function photoSubject(name: string | null | undefined): PhotoSubject | null {
  const lowerName = name?.trim().toLowerCase();
  return PHOTO_SUBJECTS.find((subject) => subject.toLowerCase() === lowerName) ?? null;
}
