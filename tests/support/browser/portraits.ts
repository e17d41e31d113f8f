import type { PortraitTraits } from '#src/contract/images/portrait-traits.ts';

/** Somebody without beard, glasses and headwear. */
export function aPortrait(changes: Partial<PortraitTraits> = {}): PortraitTraits {
  return {
    skin: 'tan',
    hair: 'short',
    hairColor: 'black',
    beard: 'none',
    glasses: 'none',
    headwear: 'none',
    clothing: 'blazer',
    clothingColor: 'ink',
    accentColor: 'slate',
    ...changes,
  };
}
