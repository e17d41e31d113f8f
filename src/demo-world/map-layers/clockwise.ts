/** Outer rings run clockwise on the screen, whose y axis points down. */
export function clockwise(ring: [number, number][]): [number, number][] {
  let sum = 0;
  for (let at = 1; at < ring.length; at += 1) {
    const [from, to] = [ring[at - 1], ring[at]];
    if (from !== undefined && to !== undefined) sum += from[0] * to[1] - to[0] * from[1];
  }
  return sum >= 0 ? ring : ring.reverse();
}
