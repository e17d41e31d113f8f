import { BROKERAGE_NAME, COLORS } from '#src/content-folder/facts.ts';
import type { ColorRole } from '#src/content-folder/color-roles.ts';
import { escapeHtml } from '#src/lib/text/escape-html.ts';
import type { MailBlock } from './mail-body.ts';

// Mail programs drop style sheets and dislike newer CSS: each element has its own plain declarations.

const withBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

const color = (role: ColorRole) => COLORS[role].light;

/** Outside of the texts, a mail is as wide as its window, up to this width in pixels. */
const WIDTH = 600;

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const LINK = `color:${color('primary')};font-weight:600`;

const STYLES = {
  body: `margin:0;padding:0;background:${color('sand')}`,
  page: `padding:16px 8px;background:${color('sand')};${FONT};font-size:16px;line-height:1.5;color:${color('ink')}`,
  sheet: `width:100%;max-width:${WIDTH}px;background:${color('surface')};border:1px solid ${color('line')};border-radius:12px`,
  head: `padding:18px 24px;background:${color('deep')};color:${color('on-deep')};border-radius:11px 11px 0 0;font-size:18px;font-weight:700`,
  content: 'padding:24px 24px 8px',
  block: 'margin:0 0 16px;overflow-wrap:anywhere',
  quote: `margin:0 0 16px;padding:8px 16px;border-left:3px solid ${color('line-strong')};overflow-wrap:anywhere`,
  button: `display:inline-block;padding:12px 24px;border-radius:24px;background:${color('primary')};color:${color('on-primary')};font-weight:600;text-decoration:none`,
  home: `margin:0 0 12px;padding:12px 16px;border:1px solid ${color('line')};border-radius:8px;overflow-wrap:anywhere`,
  small: `color:${color('muted')};font-size:14px`,
  code: 'margin:0 0 16px;font-size:30px;font-weight:700;letter-spacing:6px',
  label: `padding:4px 16px 4px 0;color:${color('muted')};font-weight:400;vertical-align:top;overflow-wrap:normal`,
  value: 'padding:4px 0;font-weight:600;overflow-wrap:anywhere',
  signature: `margin:24px 0 16px;padding-top:16px;border-top:1px solid ${color('line')};color:${color('muted')};font-size:14px`,
} as const;

const anchor = (url: string, text: string, style: string) =>
  `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(text)}</a>`;

function rowMarkup([label, value]: readonly [label: string, value: string]): string {
  return (
    `<tr><th scope="row" align="left" style="${STYLES.label}">${escapeHtml(label)}</th>` +
    `<td style="${STYLES.value}">${withBreaks(value)}</td></tr>`
  );
}

function blockMarkup(block: MailBlock): string {
  const paragraph = (markup: string) => `<p style="${STYLES.block}">${markup}</p>`;
  if ('paragraph' in block) return paragraph(withBreaks(block.paragraph));
  if ('button' in block) return paragraph(anchor(block.url, block.button, STYLES.button));
  if ('link' in block) return paragraph(anchor(block.url, block.link, LINK));
  if ('code' in block) return `<p style="${STYLES.code}">${escapeHtml(block.code)}</p>`;
  if ('signature' in block) {
    return `<p style="${STYLES.signature}">${withBreaks(block.signature)}</p>`;
  }
  if ('quote' in block) {
    return `<blockquote style="${STYLES.quote}">${withBreaks(block.quote)}</blockquote>`;
  }
  if ('home' in block) {
    const brokerage = block.brokerage
      ? `<br><span style="${STYLES.small}">${escapeHtml(block.brokerage)}</span>`
      : '';
    return `<div style="${STYLES.home}">${anchor(block.url, block.home, LINK)}${brokerage}</div>`;
  }
  return `<table style="${STYLES.block}">${block.rows.map(rowMarkup).join('')}</table>`;
}

/** A mail as HTML, under the name and in the colours of the brokerage. */
export function mailMarkup(blocks: readonly MailBlock[], language: string): string {
  return (
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width">' +
    `<title>${escapeHtml(BROKERAGE_NAME)}</title></head><body style="${STYLES.body}">` +
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="${STYLES.page}">` +
    `<table role="presentation" width="${WIDTH}" cellspacing="0" cellpadding="0" align="center" style="${STYLES.sheet}">` +
    `<tr><td align="left" style="${STYLES.head}">${escapeHtml(BROKERAGE_NAME)}</td></tr>` +
    `<tr><td align="left" style="${STYLES.content}">${blocks.map(blockMarkup).join('')}</td></tr>` +
    '</table></td></tr></table></body></html>'
  );
}
