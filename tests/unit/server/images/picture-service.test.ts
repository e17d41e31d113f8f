import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawPicture } from '#src/demo-world/pictures/picture-drawings.ts';
import { type DrawingSpec, drawingKey } from '#src/demo-world/pictures/picture-spec.ts';
import { pictureService } from '#src/server/images/picture-service.ts';
import { aLook } from '../../demo-world/pictures/looks.ts';

const drawnPicture = (spec: DrawingSpec) => ({
  key: drawingKey(spec),
  draw: (): string | Promise<string> => drawPicture(spec),
});

const bungalow = drawnPicture({ family: 'bungalow', appearance: aLook({ seed: 11 }), view: 0 });
const draw = vi.fn(bungalow.draw);
const PICTURE = { ...bungalow, draw };
const SIZE = { widthPx: 120, format: 'webp' } as const;
let cacheDir = '';

beforeEach(async () => {
  draw.mockClear();
  cacheDir = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});

afterEach(async () => {
  await rm(cacheDir, { recursive: true, force: true });
});

function countedService(directory = cacheDir) {
  const onWarning = vi.fn<(message: string) => void>();
  return { draw, onWarning, service: pictureService({ cacheDir: directory, onWarning }) };
}

async function onlyCacheFile(): Promise<string> {
  const names = await readdir(cacheDir);
  expect(names).toHaveLength(1);
  return path.join(cacheDir, names[0] ?? '');
}

async function changeOneByte(file: string): Promise<void> {
  const content = await readFile(file);
  content[200] = (content[200] ?? 0) ^ 1;
  await writeFile(file, content);
}

test('a repeated picture comes from the cache', async () => {
  const { service, draw } = countedService();
  const first = await service.render(PICTURE, SIZE);
  const second = await service.render(PICTURE, SIZE);
  expect(second.equals(first)).toBe(true);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('the cache outlives the service and has no temporary files', async () => {
  await countedService().service.render(PICTURE, SIZE);
  const { service, draw } = countedService();
  await service.render(PICTURE, SIZE);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(await onlyCacheFile()).toMatch(
    /bungalow-0-11-suburban-2-1-summer-day-low-120-v\d+\.webp$/,
  );
});

test('concurrent requests for one picture draw it once', async () => {
  const { service, draw } = countedService();
  const answers = await Promise.all([1, 2, 3, 4].map(() => service.render(PICTURE, SIZE)));
  expect(new Set(answers).size).toBe(1);
  expect(draw).toHaveBeenCalledTimes(1);
});

test.each([
  ['garbage', (file: string) => writeFile(file, 'not a picture')],
  ['an empty file', (file: string) => truncate(file, 0)],
  ['a cut-off picture', (file: string) => truncate(file, 400)],
  ['a picture with one other byte', changeOneByte],
])('%s in the cache is drawn again and replaced', async (_, damage) => {
  const { service, draw } = countedService();
  const sound = await service.render(PICTURE, SIZE);
  const file = await onlyCacheFile();
  await damage(file);
  expect((await service.render(PICTURE, SIZE)).equals(sound)).toBe(true);
  expect(draw).toHaveBeenCalledTimes(2);
  expect((await service.render(PICTURE, SIZE)).equals(sound)).toBe(true);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('an unwritable cache is reported, and the picture is still returned', async () => {
  const blocked = path.join(cacheDir, 'a-file');
  await writeFile(blocked, '');
  const { service, onWarning } = countedService(blocked);
  const content = await service.render(PICTURE, SIZE);
  expect((await sharp(content).metadata()).width).toBe(120);
  expect(onWarning).toHaveBeenCalledWith(expect.stringContaining('Cannot write picture cache'));
});

test('a failed drawing is rejected and retried next time', async () => {
  const { service, draw } = countedService();
  draw.mockImplementationOnce(async () => '<svg');
  await expect(service.render(PICTURE, SIZE)).rejects.toThrow();
  await expect(service.render(PICTURE, SIZE)).resolves.toBeInstanceOf(Buffer);
});

test.each([
  ['webp', 'webp', 350, 233],
  ['jpg', 'jpeg', 220, 147],
  ['avif', 'heif', 64, 43],
] as const)('%s has the requested format and size', async (format, found, widthPx, height) => {
  const content = await countedService().service.render(PICTURE, { widthPx, format });
  expect(await sharp(content).metadata()).toMatchObject({ format: found, width: widthPx, height });
});

test('a picture has the proportions of its drawing', async () => {
  const square = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"/>';
  const service = pictureService({ cacheDir });
  const content = await service.render({ key: 'square', draw: () => square }, SIZE);
  expect(await sharp(content).metadata()).toMatchObject({ width: 120, height: 120 });
});

test('the cache stays under its cap', async () => {
  const cacheCapBytes = 12_000;
  const service = pictureService({ cacheDir, cacheCapBytes });
  for (let seed = 0; seed < 8; seed += 1) {
    const land = drawnPicture({ family: 'land', appearance: aLook({ seed }), view: 0 });
    await service.render(land, { ...SIZE, widthPx: 220 });
  }
  const total = async () => {
    const names = await readdir(cacheDir);
    const sizes = await Promise.all(
      names.map(async (name) => (await readFile(path.join(cacheDir, name))).length),
    );
    return sizes.reduce((sum, bytes) => sum + bytes, 0);
  };
  await vi.waitFor(async () => expect(await total()).toBeLessThanOrEqual(cacheCapBytes));
});
