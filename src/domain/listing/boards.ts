import { BOARD_FACTS, VOW_TERMS_FACT } from '#src/content-folder/facts.ts';

/** A real estate board that listings come from, and its rules for a site that shows them. */
export type Board = {
  readonly id: number;
  readonly name: string;
  /** The source of the data, shown with its listings. */
  readonly credit: string;
  readonly disclaimer: string;
  /** Whether its name stands on the cards of its listings too. */
  readonly creditOnCards?: boolean;
  /** Whether signed-in viewers may see the history of a home. */
  readonly showsHistory?: boolean;
  /** Whether listings whose sellers opted out of the internet are hidden from signed-in viewers too. */
  readonly hideFromRegistered?: boolean;
  /** Who may see its sold homes, as `sold-audience.ts` reads it. */
  readonly soldTo?: string;
  /** Whether its listings link to their pages on REALTOR.ca. */
  readonly realtorCaBadge?: boolean;
  /** A file of site/public of the content, with the size it is shown at, CSS pixels. */
  readonly logo?: { readonly file: string; readonly width: number; readonly height: number };
};

/** The board whose places come with their outlines. */
export const OUTLINE_BOARD_ID = 2;

/** The boards as editors describe them in site/boards.json of the content; what is left out is not allowed. */
export const BOARDS: readonly Board[] = BOARD_FACTS;

/**
 * The terms of use that boards require of the registered users of a virtual office website (VOW). Each
 * version is accepted anew.
 */
export type VowTerms = { readonly version: string; readonly lines: readonly string[] };

/** The terms in site/boards.json of the content; null where the boards require none. */
export const VOW_TERMS: VowTerms | null = VOW_TERMS_FACT;

/** The board with an id; undefined for one we have no listings of. */
export function boardOf(id: number): Board | undefined {
  return BOARDS.find((board) => board.id === id);
}

/** Whether a board lets signed-in viewers see the history of a home. */
export function hasHistory(boardId: number): boolean {
  return boardOf(boardId)?.showsHistory ?? false;
}
