import { SOLD_AUDIENCES, type SoldAudience } from '#src/content-folder/sold-audiences.ts';
import { boardOf } from './boards.ts';

/** Who may see the sold homes of a board; nobody where the board does not say or is unknown. */
export function soldAudience(boardId: number | undefined): SoldAudience {
  const board = boardId === undefined ? undefined : boardOf(boardId);
  return SOLD_AUDIENCES.find((word) => word === board?.soldTo) ?? 'nobody';
}
