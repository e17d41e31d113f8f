import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutLevel } from '#src/demo-world/pictures/plan/level-layout.ts';

const spaces = fc.array(
  fc.record({
    name: fc.constantFrom('Living', 'Kitchen', 'Bedroom 2', 'Den'),
    areaM2: fc.double({ min: 1.5, max: 40, noNaN: true }),
    isListed: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
);
const aspects = fc.double({ min: 0.5, max: 1.6, noNaN: true });
const CLOSE = 1e-6;

test('spaces have the areas of their rooms', () => {
  fc.assert(
    fc.property(spaces, aspects, (spacesOfLevel, aspect) => {
      for (const { width, height, areaM2 } of layoutLevel(spacesOfLevel, aspect).spaces) {
        expect(width * height).toBeCloseTo(areaM2, 6);
      }
    }),
  );
});

test('every space is placed once, inside the outline and off the hall', () => {
  fc.assert(
    fc.property(spaces, aspects, (spacesOfLevel, aspect) => {
      const layout = layoutLevel(spacesOfLevel, aspect);
      const areas = (list: readonly { areaM2: number }[]) =>
        list.map(({ areaM2 }) => areaM2).toSorted((one, other) => one - other);
      expect(areas(layout.spaces)).toEqual(areas(spacesOfLevel));
      const hallFoot = layout.hall.y + layout.hall.height;
      for (const { x, y, width, height } of layout.spaces) {
        expect(x).toBeGreaterThanOrEqual(-CLOSE);
        expect(x + width).toBeLessThanOrEqual(layout.width + CLOSE);
        expect(y + height).toBeLessThanOrEqual(layout.height + CLOSE);
        expect(y + height <= layout.hall.y + CLOSE || y >= hallFoot - CLOSE).toBe(true);
      }
    }),
  );
});

test('no two spaces overlap', () => {
  fc.assert(
    fc.property(spaces, aspects, (spacesOfLevel, aspect) => {
      const placedSpaces = layoutLevel(spacesOfLevel, aspect).spaces;
      for (const [index, one] of placedSpaces.entries()) {
        for (const other of placedSpaces.slice(index + 1)) {
          const across =
            Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
          const down =
            Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
          expect(across > CLOSE && down > CLOSE).toBe(false);
        }
      }
    }),
  );
});
