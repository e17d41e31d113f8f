/** Linear between [zoom, value] stops, flat outside them. */
export function byZoom(zoom: number, stops: readonly (readonly [number, number])[]): number {
  let [fromZoom, fromValue] = stops[0] ?? [0, 0];
  for (const [toZoom, toValue] of stops) {
    if (zoom <= toZoom) {
      const share = toZoom === fromZoom ? 1 : Math.max(0, (zoom - fromZoom) / (toZoom - fromZoom));
      return fromValue + (toValue - fromValue) * share;
    }
    [fromZoom, fromValue] = [toZoom, toValue];
  }
  return fromValue;
}
