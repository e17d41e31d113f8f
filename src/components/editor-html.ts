import sanitizeHtml from 'sanitize-html';

/** What the words of an editor may contain. Everything else is taken out, its text stays. */
const ALLOWED = {
  allowedTags: ['p', 'br', 'em', 'strong', 'ul', 'ol', 'li', 'a', 'blockquote'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
} as const satisfies sanitizeHtml.IOptions & object;

/** The HTML of an editor's Markdown, as it may stand in a page; empty for none. */
export function editorHtml(html: string | undefined): string {
  return sanitizeHtml(html ?? '', ALLOWED as unknown as sanitizeHtml.IOptions);
}
