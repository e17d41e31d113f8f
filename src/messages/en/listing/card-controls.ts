/** Texts of the script of cards: apart from other words about homes, as every page with cards loads it. */
export const cardControls = {
  photosOf: (address: string) => `Photos of ${address}`,
  previousPhoto: (address: string) => `Previous photo of ${address}`,
  nextPhoto: (address: string) => `Next photo of ${address}`,
  photoNumber: (number: number, total: number) => `Photo ${number} of ${total}`,
  viewMore: 'View More',
  viewMoreOf: (address: string) => `View More of ${address}`,
  save: (address: string) => `Save ${address}`,
} as const;
