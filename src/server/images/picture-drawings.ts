import { bungalow } from './drawings/exterior/bungalow.ts';
import { detached } from './drawings/exterior/detached.ts';
import { land } from './drawings/exterior/land.ts';
import { multiplex } from './drawings/exterior/multiplex.ts';
import { row } from './drawings/exterior/row.ts';
import { tower } from './drawings/exterior/tower.ts';
import { bedroom } from './drawings/interior/bedroom.ts';
import { kitchen } from './drawings/interior/kitchen.ts';
import { living } from './drawings/interior/living.ts';

/** Part of every cache file name: raise it whenever a drawing changes. */
export const DRAWINGS_VERSION = 1;

/** SVG of 1200x800 for each picture family; pure functions of the seed. */
export const DRAWINGS = {
  detached,
  bungalow,
  row,
  tower,
  multiplex,
  land,
  living,
  kitchen,
  bedroom,
} as const satisfies Record<string, (seed: number) => string>;
