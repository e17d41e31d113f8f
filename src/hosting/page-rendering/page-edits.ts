/** Replaces the part between two offsets of a page by a text. */
export type PageEdit = { readonly start: number; readonly end: number; readonly text: string };

export const insertion = (at: number, text: string): PageEdit => ({ start: at, end: at, text });

/**
 * The pieces of an edited page, to be joined once: a page is long, and each intermediate text is as long
 * again.
 *
 * @param edits must not overlap; a text inserted at an offset precedes the part replaced there
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
