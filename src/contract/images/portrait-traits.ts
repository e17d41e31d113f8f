/** The traits of a drawn portrait, each with its possible words. */
export const PORTRAIT_TRAITS = {
  skin: ['fair', 'light', 'beige', 'tan', 'bronze', 'brown', 'dark', 'deep'],
  hair: [
    'short',
    'side-parting',
    'curly',
    'afro',
    'bob',
    'long',
    'wavy',
    'braids',
    'bun',
    'ponytail',
    'bald',
  ],
  hairColor: ['black', 'dark-brown', 'brown', 'auburn', 'light-brown', 'blond', 'grey', 'white'],
  beard: ['none', 'moustache', 'short', 'full'],
  glasses: ['none', 'round', 'square'],
  headwear: ['none', 'hijab', 'turban'],
  clothing: ['blazer', 'sweater', 'shirt-and-tie', 'open-shirt'],
  clothingColor: ['evergreen', 'ink', 'slate', 'taupe', 'clay', 'blue', 'plum', 'grey'],
  /** The colour of the headwear, or else of the tie. */
  accentColor: ['sky', 'evergreen', 'plum', 'gold', 'slate', 'sand'],
} as const;

type Trait = keyof typeof PORTRAIT_TRAITS;
type Words = { readonly [Name in Trait]: (typeof PORTRAIT_TRAITS)[Name][number] };

/** The traits of one person; headwear hides the hair, so `hair` is left out with it. */
export type PortraitTraits = Omit<Words, 'hair'> & { readonly hair?: Words['hair'] | undefined };
