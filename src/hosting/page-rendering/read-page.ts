import type { RenderedPage } from '../page-cache.ts';
import { headEdits, type ScriptImports } from './complete-head.ts';
import { requestsInlineStyles, inlineStyles, type StyleSheets } from './inline-styles.ts';
import { editedPieces, type PageEdit } from './page-edits.ts';

/** The built files used in the heads of rendered pages. */
export type BuiltAssets = {
  readonly scriptImports: ScriptImports;
  readonly styleSheets: StyleSheets;
};

/** The bytes of a page, a character each. Inserted parts are bytes already, so nothing need be decoded. */
async function readBytes({ body }: Response): Promise<string> {
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return chunks
    .map(({ buffer, byteOffset, byteLength }) =>
      Buffer.from(buffer, byteOffset, byteLength).toString('latin1'),
    )
    .join('');
}

/** The bytes of a page with its edits made. */
function editedBytes(html: string, edits: readonly PageEdit[]): Buffer {
  const pieces = editedPieces(html, edits);
  const bytes = Buffer.allocUnsafe(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) at += bytes.write(piece, at, 'latin1');
  return bytes;
}

/** The complete rendered page, with links to the scripts it runs and the styles it requests. */
export async function readPage(
  page: Response,
  { scriptImports, styleSheets }: BuiltAssets,
): Promise<RenderedPage> {
  const html = await readBytes(page);
  // Edits and compression change the length; with a wrong one, a 304 would make a cache drop its copy as
  // cut off.
  const headers = [...page.headers].filter(([name]) => name !== 'content-length');
  const styles = requestsInlineStyles(html)
    ? inlineStyles(html, headers, styleSheets)
    : { edits: [], headers };
  const edits = [...headEdits(html, scriptImports), ...styles.edits];
  return { status: page.status, headers: styles.headers, body: editedBytes(html, edits) };
}
