import { expect, test } from 'vitest';
import { flooring } from '#src/demo-world/pictures/interior/shell/flooring.ts';
import { indoorLayers } from '#src/demo-world/pictures/interior/scene/interior-scene.ts';
import { createView, project } from '#src/demo-world/pictures/interior/scene/perspective.ts';
import type { HomeAppearance } from '#src/demo-world/pictures/home-appearance.ts';

const LOOK: HomeAppearance = {
  seed: 8,
  era: 'postwar',
  storeys: 1,
  garageSpaces: 1,
  season: 'spring',
  light: 'day',
  isHigh: false,
  isCentral: false,
  isSmall: false,
};

test.each(['planks', 'tiles', 'checker', 'carpet'] as const)(
  'lines of %s stay on the floor between the walls',
  (floor) => {
    const view = createView([5.4, 2.6, 4], 2.4);
    const { content } = indoorLayers(LOOK, { kind: 1, view: 0 }, view, (scene) =>
      flooring(scene, floor),
    );
    const [left, foot] = project(view, [0, 0, view.depth]);
    const [right] = project(view, [view.width, 0, view.depth]);
    const [nearLeft, nearFoot] = project(view, [0, 0, view.near]);
    const [nearRight] = project(view, [view.width, 0, view.near]);
    for (const [, x, y] of content.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
      const share = (Number(y) - foot) / (nearFoot - foot);
      expect(share).toBeGreaterThan(-0.01);
      expect(Number(x)).toBeGreaterThan(left + (nearLeft - left) * share - 1);
      expect(Number(x)).toBeLessThan(right + (nearRight - right) * share + 1);
    }
  },
);
