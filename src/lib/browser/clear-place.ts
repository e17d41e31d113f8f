export type Rectangle = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** An element that looks for a place at the foot of a window, and the window's height. */
export type Floating = Pick<Rectangle, 'left' | 'right'> & {
  readonly height: number;
  readonly windowHeight: number;
  readonly gap: number;
};

/**
 * The lowest bottom edge at which an element covers none of the obstacles; at the top of the window when
 * every place covers one.
 */
export function clearBottom(floating: Floating, obstacles: readonly Rectangle[]): number {
  const { left, right, height, windowHeight, gap } = floating;
  const beside = obstacles
    .filter((each) => each.left < right && each.right > left && each.bottom > each.top)
    .toSorted((one, other) => other.bottom - one.bottom);
  let bottom = windowHeight - gap;
  for (const obstacle of beside) {
    const isOver = obstacle.bottom > bottom - height && obstacle.top < bottom;
    if (isOver) bottom = obstacle.top - gap;
  }
  return Math.max(bottom, height + gap);
}
