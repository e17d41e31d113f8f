import type { RenderedPage } from '../page-cache.ts';
import { type ScriptImports, withCompleteHead } from '../script-files/complete-head.ts';

/** What rendering gave, read whole, with links to the scripts it runs. */
export async function readPage(page: Response, imports: ScriptImports): Promise<RenderedPage> {
  // What is added is ASCII, so the bytes need not be decoded: a character a byte is half the memory.
  const html = Buffer.from(await page.arrayBuffer()).toString('latin1');
  const body = Buffer.from(withCompleteHead(html, imports), 'latin1');
  return { status: page.status, headers: [...page.headers], body };
}
