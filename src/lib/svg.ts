/** Every picture is drawn on a canvas of this size, in user units. */
export const CANVAS = { width: 1200, height: 800 } as const;

export type SvgPoint = readonly [x: number, y: number];
export type SvgBox = { x: number; y: number; width: number; height: number };
export type Attributes = Record<string, string | number>;

/** Coordinates keep one decimal: finer steps are invisible at 1200 px and double the file. */
function decimal(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Template tag for path data that rounds every number in it. */
export function d(strings: TemplateStringsArray, ...values: number[]): string {
  return strings.reduce((text, part, index) => {
    const value = values[index - 1];
    return text + (value === undefined ? '' : decimal(value)) + part;
  });
}

function attributeText(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

export function box(x: number, y: number, width: number, height: number): SvgBox {
  return { x, y, width, height };
}

/** The box grown by `amount` on every side (shrunk when negative). */
export function grow(area: SvgBox, amount: number): SvgBox {
  const { x, y, width, height } = area;
  return box(x - amount, y - amount, width + 2 * amount, height + 2 * amount);
}

export function rect(area: SvgBox, fill: string, attributes: Attributes = {}): string {
  const place = `x="${decimal(area.x)}" y="${decimal(area.y)}"`;
  const size = `width="${decimal(area.width)}" height="${decimal(area.height)}"`;
  return `<rect ${place} ${size} fill="${fill}"${attributeText(attributes)}/>`;
}

export function path(data: string, fill: string, attributes: Attributes = {}): string {
  return `<path d="${data}" fill="${fill}"${attributeText(attributes)}/>`;
}

export function polygon(
  points: readonly SvgPoint[],
  fill: string,
  attributes: Attributes = {},
): string {
  return path(`M${points.map(([x, y]) => d`${x} ${y}`).join('L')}Z`, fill, attributes);
}

/** An unfilled line of the given colour; the width comes as `stroke-width` in attributes. */
export function stroke(data: string, color: string, attributes: Attributes = {}): string {
  return path(data, 'none', { stroke: color, ...attributes });
}

/** The ellipse inscribed in a box. */
export function ellipse(area: SvgBox, fill: string, attributes: Attributes = {}): string {
  const rx = area.width / 2;
  const ry = area.height / 2;
  const place = `cx="${decimal(area.x + rx)}" cy="${decimal(area.y + ry)}"`;
  const size = `rx="${decimal(rx)}" ry="${decimal(ry)}"`;
  return `<ellipse ${place} ${size} fill="${fill}"${attributeText(attributes)}/>`;
}

export function group(content: string, attributes: Attributes = {}): string {
  return `<g${attributeText(attributes)}>${content}</g>`;
}

/** Flips drawn content left to right within the canvas. */
export function mirror(content: string): string {
  return group(content, { transform: `translate(${CANVAS.width} 0) scale(-1 1)` });
}

export function svgDocument(definitions: string, body: string): string {
  const { width, height } = CANVAS;
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${definitions}</defs>${body}</svg>`;
}
