import sharp from 'sharp';
import { expect, test } from 'vitest';
import { floorPlan } from '#src/demo-world/pictures/plan/floor-plan.ts';
import type { PlanRoom } from '#src/demo-world/pictures/plan/floor-plan.ts';
import { levelsOf } from '#src/demo-world/pictures/plan/level-spaces.ts';
import { textPath } from '#src/server/images/text-outline.ts';

const room = (name: string, level: string, lengthM: number, widthM: number): PlanRoom => ({
  name,
  level,
  lengthM,
  widthM,
});

const HOUSE = [
  room('Living', 'Main', 5.2, 3.6),
  room('Kitchen', 'Main', 3.8, 2.5),
  room('Dining', 'Main', 3.6, 2.8),
  room('Primary Bedroom', 'Second', 4.4, 3.7),
  room('Bedroom 2', 'Second', 3.4, 2.8),
  room('Recreation', 'Basement', 5.8, 4.6),
];

/** The outlines of a text at any position: its commands without their coordinates. */
function shapeOf(text: string): string {
  const style = {
    xPx: 0,
    yPx: 0,
    sizePx: 17,
    weight: 600,
    anchor: 'start',
    color: '#000',
  } as const;
  return (/ d="([^"]*)"/.exec(textPath(text, style))?.[1] ?? '').replaceAll(/[^A-Z]/g, '');
}

test('levels are ordered from the lowest up, each with its own rooms', () => {
  const levels = levelsOf(HOUSE);
  expect(levels.map(({ name }) => name)).toEqual(['Basement', 'Main', 'Second']);
  expect(levels.map(({ rooms }) => rooms.length)).toEqual([1, 3, 2]);
});

test('the plan names every room and the title, drawn as outlines', () => {
  const markup = floorPlan(HOUSE, { title: '14 Larch Hollow Avenue' });
  expect(markup).not.toContain('<text');
  const shapes = [...markup.matchAll(/ d="([^"]*)"/g)].map(([, data = '']) =>
    data.replaceAll(/[^A-Z]/g, ''),
  );
  for (const text of ['Living', 'Kitchen', 'Dining', 'Recreation', '14 Larch Hollow Avenue']) {
    expect(shapes, text).toContain(shapeOf(text));
  }
});

test('a plan of any home renders at 1200 by 800 without invalid numbers', async () => {
  for (const rooms of [[], HOUSE.slice(0, 1), HOUSE.slice(0, 3), HOUSE]) {
    const markup = floorPlan(rooms, { title: 'A home' });
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
    const { width, height } = await sharp(Buffer.from(markup)).metadata();
    expect([width, height]).toEqual([1200, 800]);
  }
});

test('the same rooms give the same plan', () => {
  expect(floorPlan(HOUSE, { title: 'A' })).toBe(floorPlan(HOUSE, { title: 'A' }));
});
