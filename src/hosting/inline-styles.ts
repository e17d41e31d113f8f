import { createHash } from 'node:crypto';
import { BASE_PATH } from '#src/domain/routes.ts';
import type { StaticFile } from './static-files.ts';

/** A style sheet as text, a character a byte, and the source that a policy allows it by. */
export type InlineStyle = { readonly text: string; readonly source: string };

/** What a page asks with to have its style sheets written into it. */
const MARK = ' data-inline-styles';
const LINK = /<link rel="stylesheet" href="([^"]+)">/g;
const STYLE_SOURCES = "style-src 'self'";

/** The style sheets of the built site, by address. */
export function inlineStyles(
  files: ReadonlyMap<string, StaticFile>,
): ReadonlyMap<string, InlineStyle> {
  const sheets = [...files].filter(([route]) => route.endsWith('.css'));
  return new Map(
    sheets.map(([route, { body }]) => {
      const hash = createHash('sha256').update(body).digest('base64');
      return [BASE_PATH + route, { text: body.toString('latin1'), source: `'sha256-${hash}'` }];
    }),
  );
}

type Page = { readonly html: string; readonly policy: string };

/**
 * A page that asks for it with its style sheets written into it, so that a browser can show it before it
 * has asked for anything else, and the policy that allows them. Other pages share what a browser keeps.
 */
export function withInlineStyles(page: Page, styles: ReadonlyMap<string, InlineStyle>): Page {
  const { html, policy } = page;
  const end = html.indexOf('>', html.indexOf('<html'));
  if (!html.slice(0, end).includes(MARK)) return page;
  const sources: string[] = [];
  const inline = html.replace(LINK, (link, address: string) => {
    const style = styles.get(address);
    if (!style) return link;
    sources.push(style.source);
    return `<style>${style.text}</style>`;
  });
  const allowed = policy.replace(STYLE_SOURCES, [STYLE_SOURCES, ...sources].join(' '));
  return { html: inline, policy: allowed };
}
