/** A part of a mail as plain data. Only this module makes markup, so that no content can inject its own. */
export type MailBlock =
  | { readonly paragraph: string }
  | { readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly quote: string }
  | { readonly link: string; readonly url: string };

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

const withBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

function textOf(block: MailBlock): string {
  if ('paragraph' in block) return block.paragraph;
  if ('link' in block) return `${block.link}:\n${block.url}`;
  if ('quote' in block) return block.quote.replaceAll(/^/gm, '> ');
  return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
}

function markupOf(block: MailBlock): string {
  if ('paragraph' in block) return `<p>${withBreaks(block.paragraph)}</p>`;
  if ('link' in block)
    return `<p><a href="${escapeHtml(block.url)}">${escapeHtml(block.link)}</a></p>`;
  if ('quote' in block) return `<blockquote>${withBreaks(block.quote)}</blockquote>`;
  const rows = block.rows.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left">${escapeHtml(label)}</th><td>${withBreaks(value)}</td></tr>`,
  );
  return `<table cellpadding="4">${rows.join('')}</table>`;
}

/** The same mail as plain text and as HTML. */
export function mailBody(
  blocks: readonly MailBlock[],
  language: string,
): { text: string; html: string } {
  return {
    text: `${blocks.map(textOf).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><body style="font-family: sans-serif">${blocks.map(markupOf).join('')}</body></html>`,
  };
}

/** A text as it may stand in a header: one line, without control characters. */
export function headerText(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
