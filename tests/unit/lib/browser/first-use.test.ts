// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { onFirstUse } from '#src/lib/browser/first-use.ts';

function counted(): { count: number } {
  const runs = { count: 0 };
  onFirstUse(() => {
    runs.count += 1;
  });
  return runs;
}

test.each([
  new PointerEvent('pointermove', { movementX: 3 }),
  new PointerEvent('pointermove', { movementY: -1 }),
  new PointerEvent('pointerdown'),
  new Event('touchstart'),
  new KeyboardEvent('keydown'),
  new Event('scroll'),
])('%s runs the callback once', (event) => {
  const runs = counted();
  dispatchEvent(event);
  dispatchEvent(new Event('scroll'));
  expect(runs.count).toBe(1);
});

test('a pointer event without movement does not count as use', () => {
  const runs = counted();
  dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 }));
  expect(runs.count).toBe(0);
  dispatchEvent(new PointerEvent('pointermove', { movementX: 1, movementY: 0 }));
  expect(runs.count).toBe(1);
});
