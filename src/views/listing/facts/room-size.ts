const METRES_PER_FOOT = 0.3048;

/** Metres from `12'4"`, `12 ft`, `3.60 m`; undefined when the text names no unit. */
export function readMetres(text: string | null): number | undefined {
  if (text === null) return undefined;
  const metric = /^\s*(\d+(?:\.\d+)?)\s*m(?:etres?|eters?)?\s*$/i.exec(text);
  if (metric) return Number(metric[1]);
  const imperial =
    /^\s*(\d+(?:\.\d+)?)\s*(?:'|ft|feet)\s*(?:(\d+(?:\.\d+)?)\s*(?:"|in)?)?\s*$/i.exec(text);
  return imperial
    ? (Number(imperial[1]) + Number(imperial[2] ?? 0) / 12) * METRES_PER_FOOT
    : undefined;
}

const feetText = (inches: number) => `${Math.floor(inches / 12)}′ ${inches % 12}″`;

type RoomSize = {
  feet: string;
  metres: string;
  /** The sides in whole inches, and in metres with one decimal, to be put into words. */
  inches: readonly number[];
  metreTexts: readonly string[];
};

/** A room's size in both systems: "12′ 4″ × 10′ 2″" and "3.8 × 3.1 m"; longer side first. */
export function roomSize(length: string | null, width: string | null): RoomSize | undefined {
  const sides = [readMetres(length), readMetres(width)].filter((side) => side !== undefined);
  if (sides.length < 2) return undefined;
  const inches = sides.map((side) => Math.round((side / METRES_PER_FOOT) * 12));
  const metreTexts = sides.map((side) => side.toFixed(1));
  return {
    feet: inches.map(feetText).join(' × '),
    metres: `${metreTexts.join(' × ')} m`,
    inches,
    metreTexts,
  };
}
