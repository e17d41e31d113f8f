/** What stands between two offsets of a page gives way to a text. */
export type PageEdit = { readonly start: number; readonly end: number; readonly text: string };

export const insertion = (at: number, text: string): PageEdit => ({ start: at, end: at, text });

/**
 * The pieces of a page with its edits made, to be put together once: a page is long, and each text that is made of
 * it on the way is as long again.
 *
 * @param edits none reaches into another; what is put in at a place stands in front of what gives way there
 */
export function editedPieces(html: string, edits: readonly PageEdit[]): string[] {
  const pieces: string[] = [];
  let at = 0;
  const inOrder = edits.toSorted((one, other) => one.start - other.start || one.end - other.end);
  for (const { start, end, text } of inOrder) {
    pieces.push(html.slice(at, start), text);
    at = end;
  }
  pieces.push(html.slice(at));
  return pieces;
}
