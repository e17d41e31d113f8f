/** Who may see the sold homes of a board, when a feed has them. */
export const SOLD_AUDIENCES = ['everyone', 'registered', 'nobody'] as const;

export type SoldAudience = (typeof SOLD_AUDIENCES)[number];
