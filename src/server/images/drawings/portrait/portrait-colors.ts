import type { Random } from '../paint/random.ts';

export type PortraitColors = {
  readonly skin: string;
  readonly hair: string;
  readonly jacket: string;
  readonly shirt: string;
  readonly scarf: string;
  readonly background: string;
};

const SKINS = [
  '#f2d3bd',
  '#e8be9e',
  '#d9a57d',
  '#c48a60',
  '#a56d47',
  '#84543a',
  '#65402d',
  '#4d3226',
] as const;
const DARK_HAIR = ['#231d1b', '#2f2521', '#43312a'] as const;
const ANY_HAIR = [
  '#231d1b',
  '#43312a',
  '#6b4a33',
  '#94653c',
  '#b98a52',
  '#7d3f28',
  '#9a9894',
  '#c9c6c0',
] as const;

/** Tints of the brand's evergreen, gold, sky and sand behind the shoulders. */
const BACKGROUNDS = [
  '#cfded6',
  '#dfe7dc',
  '#ecdfc6',
  '#d5e0ea',
  '#e9e2d5',
  '#b9cfc5',
  '#e6d3c6',
] as const;
const JACKETS = [
  '#15513f',
  '#2b3a44',
  '#3f4a52',
  '#6b5a4b',
  '#a8402a',
  '#274b63',
  '#7a6a8a',
  '#8a8f8c',
] as const;
const SHIRTS = ['#fbf8f2', '#e8eef2', '#f3e6d3', '#dfe8e0', '#2f3a3d'] as const;
const SCARVES = ['#2f6db3', '#15513f', '#8c4a5e', '#c98a1b', '#4b5d6b', '#d9c9b4'] as const;

export function portraitColors(random: Random): PortraitColors {
  const tone = random.whole(0, SKINS.length - 1);
  return {
    skin: SKINS[tone] ?? SKINS[0],
    hair: tone > 2 && random.chance(0.85) ? random.pick(DARK_HAIR) : random.pick(ANY_HAIR),
    jacket: random.pick(JACKETS),
    shirt: random.pick(SHIRTS),
    scarf: random.pick(SCARVES),
    background: random.pick(BACKGROUNDS),
  };
}
