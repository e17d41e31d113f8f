/** A space to place: the drawn area is proportional to its own. */
export type Space = {
  readonly name: string;
  readonly areaM2: number;
  /** Whether the listing names it; the others fill the rest of a home. */
  readonly isListed: boolean;
};

/** In metres from the upper left corner of the level; doors are on the side of the hall. */
export type PlacedSpace = Space & {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isAboveHall: boolean;
};

export type LevelLayout = {
  readonly width: number;
  readonly height: number;
  readonly hall: { readonly y: number; readonly height: number };
  readonly spaces: readonly PlacedSpace[];
};

const HALL_HEIGHT_M = 1.15;

function total(spaces: readonly Space[]): number {
  return spaces.reduce((sum, { areaM2 }) => sum + areaM2, 0);
}

/** Two bands of about the same area, the largest spaces first (longest-processing-time rule). */
function balancedBands(spaces: readonly Space[]): readonly [Space[], Space[]] {
  const bands: [Space[], Space[]] = [[], []];
  const byArea = spaces.toSorted((one, other) => other.areaM2 - one.areaM2);
  for (const space of byArea) {
    const [above, below] = bands;
    (total(above) <= total(below) ? above : below).push(space);
  }
  return bands;
}

/** Small spaces between large ones, so that no corner room is a closet. */
function interleave(band: readonly Space[]): Space[] {
  const [first, ...rest] = band;
  if (first === undefined) return [];
  return rest.length < 2
    ? [first, ...rest]
    : [first, ...rest.slice(1).reverse(), ...rest.slice(0, 1)];
}

/**
 * Slices a level into two bands of rooms with a hall between them, so that each room has a door:
 * within the bands all areas keep their proportions, nothing overlaps and nothing is left over.
 * `aspect` is about the width of the level over its height.
 */
export function layoutLevel(spaces: readonly Space[], aspect: number): LevelLayout {
  const width = Math.max(2.6, Math.sqrt(total(spaces) * aspect));
  const [above, below] = balancedBands(spaces).map(interleave);
  const placedSpaces: PlacedSpace[] = [];
  const placeBand = (band: readonly Space[], y: number, isAboveHall: boolean): number => {
    const height = total(band) / width;
    let x = 0;
    for (const space of band) {
      const spaceWidth = space.areaM2 / height;
      placedSpaces.push({ ...space, x, y, width: spaceWidth, height, isAboveHall });
      x += spaceWidth;
    }
    return height;
  };
  const hallY = placeBand(above ?? [], 0, true);
  const belowHeight = placeBand(below ?? [], hallY + HALL_HEIGHT_M, false);
  return {
    width,
    height: hallY + HALL_HEIGHT_M + belowHeight,
    hall: { y: hallY, height: HALL_HEIGHT_M },
    spaces: placedSpaces,
  };
}
