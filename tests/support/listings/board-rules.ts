import { type Board, boardOf } from '#src/domain/listing/boards.ts';

/**
 * Changes the rules of a board, as if editors had changed them before a start; returns a function that
 * restores the former rules.
 */
export function setBoardRules(
  boardId: number,
  rules: Partial<Pick<Board, 'hideFromRegistered' | 'soldTo'>>,
): () => void {
  const board = boardOf(boardId);
  if (!board) throw new Error(`There is no board ${boardId}`);
  const former = { ...board };
  Object.assign(board, rules);
  return () => {
    for (const rule of Object.keys(rules)) Reflect.deleteProperty(board, rule);
    Object.assign(board, former);
  };
}
