import { mailMarkup } from './mail-markup.ts';

/** A part of a mail as plain data. Only `mail-markup.ts` makes markup, so that no content can inject its own. */
export type MailBlock =
  | { readonly paragraph: string }
  | { readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly quote: string }
  | { readonly link: string; readonly url: string }
  /** The link that the mail is sent for. */
  | { readonly button: string; readonly url: string }
  /** A link to a home, with the brokerage that lists it. */
  | { readonly home: string; readonly url: string; readonly brokerage: string | null }
  /** A one-time code, shown large. A paragraph names it too. */
  | { readonly code: string }
  /** Who sends the mail, at its end. */
  | { readonly signature: string };

const linkText = (text: string, url: string) => `${text}:\n${url}`;

function textOf(block: MailBlock): string[] {
  if ('paragraph' in block) return [block.paragraph];
  if ('signature' in block) return [block.signature];
  if ('code' in block) return [];
  if ('link' in block) return [linkText(block.link, block.url)];
  if ('button' in block) return [linkText(block.button, block.url)];
  if ('home' in block) {
    const { home, url, brokerage } = block;
    return [linkText(home, url) + (brokerage ? `\n${brokerage}` : '')];
  }
  if ('quote' in block) return [block.quote.replaceAll(/^/gm, '> ')];
  return [block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')];
}

/** The same mail as plain text and as HTML. */
export function mailBody(
  blocks: readonly MailBlock[],
  language: string,
): { text: string; html: string } {
  return { text: `${blocks.flatMap(textOf).join('\n\n')}\n`, html: mailMarkup(blocks, language) };
}

/** A text as it may stand in a header: one line, without control characters. */
export function headerText(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
