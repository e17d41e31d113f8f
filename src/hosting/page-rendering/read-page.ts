import type { RenderedPage } from '../page-cache.ts';
import { type ScriptImports, withCompleteHead } from '../script-files/complete-head.ts';
import { asksForStyles, type StyleSheets, withInlineStyles } from './inline-styles.ts';

/** What of the built files goes into the heads of rendered pages. */
export type BuiltAssets = {
  readonly scriptImports: ScriptImports;
  readonly styleSheets: StyleSheets;
};

/** What rendering gave, read whole, with links to the scripts it runs and the styles it asks for. */
export async function readPage(
  page: Response,
  { scriptImports, styleSheets }: BuiltAssets,
): Promise<RenderedPage> {
  // What is added is bytes already, so those of the page need not be decoded: a character a byte is half the memory.
  const rendered = Buffer.from(await page.arrayBuffer()).toString('latin1');
  const complete = withCompleteHead(rendered, scriptImports);
  const { html, headers } = asksForStyles(rendered)
    ? withInlineStyles(complete, [...page.headers], styleSheets)
    : { html: complete, headers: [...page.headers] };
  return { status: page.status, headers, body: Buffer.from(html, 'latin1') };
}
