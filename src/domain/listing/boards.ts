/** A real estate board that listings come from. */
export type Board = {
  readonly id: number;
  readonly name: string;
  /** Where the data comes from, said beside its listings. */
  readonly credit: string;
  readonly disclaimer: string;
  /** Whether signed-in viewers may see what else has happened to a home. */
  readonly hasHistory: boolean;
};

/** The board whose places come with their outlines. */
export const OUTLINE_BOARD_ID = 2;

export const BOARDS: readonly Board[] = [
  {
    id: 2,
    name: 'Central Ontario demonstration board',
    credit: 'Listing data is supplied through the Central Ontario demonstration board.',
    disclaimer:
      'The information is provided for consumers’ personal use and may not be used for any purpose ' +
      'other than to find homes they may want to buy or lease. Accuracy is not guaranteed.',
    hasHistory: true,
  },
  {
    id: 86,
    name: 'National demonstration board',
    credit:
      'Listing data is supplied through the national data distribution facility demonstration feed.',
    disclaimer:
      'The information is deemed reliable but is not guaranteed accurate by the board or by the ' +
      'listings data provider. Check every fact that matters to you before you rely on it.',
    hasHistory: false,
  },
];

/** The board with an id; undefined for one we have no listings of. */
export function boardOf(id: number): Board | undefined {
  return BOARDS.find((board) => board.id === id);
}

/** Whether a board lets signed-in viewers see the history of a home. */
export function hasHistory(boardId: number): boolean {
  return boardOf(boardId)?.hasHistory ?? false;
}
