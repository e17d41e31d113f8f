import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DRAWINGS } from '#src/server/images/picture-drawings.ts';

const SEEDS = Array.from({ length: 30 }, (_, index) => index * 7919 + 1);
const FAMILIES = Object.entries(DRAWINGS);

/** Names of tags left open or closed out of order; empty for well-formed markup. */
function unbalancedTags(markup: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', selfClosing] of markup.matchAll(
    /<(\/?)([a-zA-Z]+)(?:\s+[\w:-]+="[^"<&]*")*\s*(\/?)>/g,
  )) {
    if (closing === '/') {
      if (open.pop() !== name) return [name];
    } else if (selfClosing !== '/') open.push(name);
  }
  return open;
}

function withoutTags(markup: string): string {
  return markup.replaceAll(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<&]*")*\s*\/?>/g, '');
}

describe.each(FAMILIES)('%s', (_, draw) => {
  test('gives the same picture for the same seed', () => {
    expect(draw(42)).toBe(draw(42));
  });

  test('gives different pictures for different seeds', () => {
    expect(new Set(SEEDS.map((seed) => draw(seed))).size).toBe(SEEDS.length);
  });

  test('is well-formed and holds no broken numbers for any seed', () => {
    for (const markup of SEEDS.map((seed) => draw(seed))) {
      expect(unbalancedTags(markup)).toEqual([]);
      expect(withoutTags(markup)).toBe('');
      expect(markup).not.toMatch(/NaN|undefined|Infinity|e[-+]\d/);
      expect(markup).not.toContain('<filter');
    }
  });

  test('refers only to definitions it holds', () => {
    for (const markup of SEEDS.map((seed) => draw(seed))) {
      const used = [...markup.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id);
      const held = new Set([...markup.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
      expect(used.filter((id) => !held.has(id))).toEqual([]);
    }
  });

  test('is 1200 by 800', async () => {
    const found = await sharp(Buffer.from(draw(5))).metadata();
    expect([found.width, found.height]).toEqual([1200, 800]);
  });
});
