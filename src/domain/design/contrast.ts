const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** The share of a channel's light, by WCAG 2.2: screens show the middle darker than half. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** How bright a colour written #rrggbb is: 0 is black, 1 is white. Throws for other text. */
function relativeLuminance(color: string): number {
  const channels = HEX.exec(color)?.slice(1);
  if (!channels) throw new RangeError(`${color} is not a colour written #rrggbb.`);
  const [red = 0, green = 0, blue = 0] = channels.map((hex) => linear(Number.parseInt(hex, 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colours stand apart, by WCAG 2.2: from 1, the same, to 21, black and white. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [relativeLuminance(one), relativeLuminance(other)].sort(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}
