const HOUSE_STEPS = [0, 700, 1100, 1500, 2000, 2500, 3000, 3500, 5000];
const APARTMENT_STEPS = [0, 500, 600, 700, 800, 900, 1000, 1200, 1400, 1600, 1800, 2000];

/** The board that gives a home's size as a range only. */
const RANGE_BOARD_ID = 2;

/** Square feet as a board writes them: a range like "1500-2000", or the number itself. */
export function sqftAsListed(
  sqft: number | null,
  boardId: number,
  isApartment: boolean,
): string | number | null {
  if (sqft === null || boardId !== RANGE_BOARD_ID) return sqft;
  const steps = isApartment ? APARTMENT_STEPS : HOUSE_STEPS;
  const at = steps.findLastIndex((step) => step <= sqft);
  const low = steps[at] ?? 0;
  const high = steps[at + 1] ?? low + 2500;
  return isApartment ? `${low}-${high - 1}` : `${low}-${high}`;
}
