/** From one floor to the next, metres. */
const STOREY_M = 2.85;
/** The ground floor above the ground. */
export const PLINTH_M = 0.45;

/** The height of a storey's floor; storeys count from 1 at the ground. */
export function floorM(storey: number): number {
  return PLINTH_M + (storey - 1) * STOREY_M;
}

/** The height of the wall top above the last storey. */
export function eaveM(storeys: number): number {
  return floorM(storeys + 1) - 0.15;
}
