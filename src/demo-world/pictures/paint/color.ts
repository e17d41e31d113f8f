type Channels = readonly [red: number, green: number, blue: number];

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function toHex(values: Channels): string {
  const pairs = values.map((value) => Math.round(value).toString(16).padStart(2, '0'));
  return `#${pairs.join('')}`;
}

/** Blends two `#rrggbb` colours; ratio 0 gives the first, 1 the second. */
export function mix(first: string, second: string, ratio: number): string {
  const [red, green, blue] = channels(first);
  const [otherRed, otherGreen, otherBlue] = channels(second);
  const blend = (from: number, to: number) => from + (to - from) * ratio;
  return toHex([blend(red, otherRed), blend(green, otherGreen), blend(blue, otherBlue)]);
}

/** Lightens (amount 0 to 1, towards white) or darkens (-1 to 0, towards black) `#rrggbb`. */
export function shade(hex: string, amount: number): string {
  const clampedAmount = Math.max(-1, Math.min(1, amount));
  return clampedAmount < 0
    ? mix(hex, '#000000', -clampedAmount)
    : mix(hex, '#ffffff', clampedAmount);
}

/** The colour of a surface `#rrggbb` under light of another colour: dark light keeps its hue. */
export function litColor(hex: string, light: string): string {
  const [red, green, blue] = channels(hex);
  const [lightRed, lightGreen, lightBlue] = channels(light);
  return toHex([(red * lightRed) / 255, (green * lightGreen) / 255, (blue * lightBlue) / 255]);
}
