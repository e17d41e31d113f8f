import { VOW_TERMS_FACT } from '#src/content-folder/facts.ts';

/**
 * The terms of use that real estate boards require of the registered users of a virtual office website
 * (VOW). Each version is accepted anew.
 */
export type VowTerms = { readonly version: string; readonly lines: readonly string[] };

/** The terms in site/boards.json of the content; null where the boards require none. */
export const VOW_TERMS: VowTerms | null = VOW_TERMS_FACT;
