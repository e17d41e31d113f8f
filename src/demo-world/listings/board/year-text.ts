/** The board that gives a home's age in bands of years only. */
const AGE_BAND_BOARD_ID = 2;

const BANDS = [
  { upTo: 0, text: 'New' },
  { upTo: 5, text: '0-5' },
  { upTo: 15, text: '6-15' },
  { upTo: 30, text: '16-30' },
  { upTo: 50, text: '31-50' },
  { upTo: 99, text: '51-99' },
  { upTo: Number.POSITIVE_INFINITY, text: '100+' },
] as const;

/**
 * When a home was built, as a board writes it: the year ("1987"), or its age when it was listed in a
 * band ("31-50", "New").
 */
export function yearBuiltAsListed(
  yearBuilt: number | null,
  boardId: number,
  listYear: number,
): string | null {
  if (yearBuilt === null) return null;
  if (boardId !== AGE_BAND_BOARD_ID) return String(yearBuilt);
  const age = listYear - yearBuilt - 1;
  return BANDS.find(({ upTo }) => age <= upTo)?.text ?? null;
}
