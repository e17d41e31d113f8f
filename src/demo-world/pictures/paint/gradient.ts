export type Stop = readonly [offset: number, color: string, opacity?: number];

const DIRECTIONS = {
  down: 'x1="0" y1="0" x2="0" y2="1"',
  across: 'x1="0" y1="0" x2="1" y2="0"',
  diagonal: 'x1="0" y1="0" x2="1" y2="1"',
} as const;

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity = 1]) => {
      const transparency = opacity === 1 ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${color}"${transparency}/>`;
    })
    .join('');
}

export function linearGradient(
  id: string,
  direction: keyof typeof DIRECTIONS,
  stops: readonly Stop[],
): string {
  return `<linearGradient id="${id}" ${DIRECTIONS[direction]}>${stopList(stops)}</linearGradient>`;
}

export function radialGradient(id: string, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}">${stopList(stops)}</radialGradient>`;
}

/** A spot that fades to nothing: the cheap stand-in for a blurred shadow or glow. */
export function fadingSpot(id: string, color: string, opacity: number): string {
  return radialGradient(id, [
    [0, color, opacity],
    [0.55, color, opacity * 0.55],
    [1, color, 0],
  ]);
}
