import { boardOf } from './boards.ts';

/** Who may see the sold homes of a board, when a feed has them. */
export const SOLD_AUDIENCES = ['everyone', 'registered', 'nobody'] as const;
export type SoldAudience = (typeof SOLD_AUDIENCES)[number];

/** Who may see the sold homes of a board; nobody where it does not say, or is not known. */
export function soldAudience(boardId: number | undefined): SoldAudience {
  const board = boardId === undefined ? undefined : boardOf(boardId);
  return SOLD_AUDIENCES.find((word) => word === board?.soldTo) ?? 'nobody';
}
