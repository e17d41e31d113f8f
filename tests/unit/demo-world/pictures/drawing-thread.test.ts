import { expect, test, vi } from 'vitest';
import { drawPicture } from '#src/demo-world/pictures/picture-drawings.ts';
import type { DrawingSpec } from '#src/demo-world/pictures/picture-spec.ts';
import { PictureUnavailable } from '#src/server/images/picture-source.ts';
import { drawingThread } from '#src/demo-world/pictures/thread/drawing-thread.ts';
import { aLook } from './looks.ts';

const kitchen: DrawingSpec = { family: 'kitchen', appearance: aLook({ seed: 3 }), view: 0 };
const land: DrawingSpec = { family: 'land', appearance: aLook({ seed: 4 }), view: 1 };

test('a thread draws the same pictures as the main thread, concurrently', async () => {
  const { draw } = drawingThread();
  expect(await Promise.all([draw(kitchen), draw(land)])).toEqual([
    drawPicture(kitchen),
    drawPicture(land),
  ]);
});

test('an idle thread ends, and a new one draws the next picture', async () => {
  const thread = drawingThread({ idleMs: 0 });
  await thread.draw(kitchen);
  await vi.waitFor(() => expect(thread.isRunning()).toBe(false));
  expect(await thread.draw(land)).toBe(drawPicture(land));
});

test('a picture that fails to draw is rejected, and the next one is drawn', async () => {
  const { draw } = drawingThread();
  const unknown = { ...kitchen, family: 'cellar' } as unknown as DrawingSpec;
  await expect(draw(unknown)).rejects.toThrow(/is not a function/);
  expect(await draw(kitchen)).toBe(drawPicture(kitchen));
});

test.each(['process.exit(1)', 'throw new Error("out of memory")', 'no program'])(
  'a picture is unavailable when its thread ends, as with "%s"',
  async (program) => {
    const { draw } = drawingThread({ program: new URL(`data:text/javascript,${program}`) });
    await expect(draw(kitchen)).rejects.toThrow(PictureUnavailable);
    await expect(draw(land)).rejects.toThrow(PictureUnavailable);
  },
);
