import sanitizeHtml from 'sanitize-html';

/** The elements allowed in an editor's text. All others are removed, but their text stays. */
const ALLOWED = {
  allowedTags: ['p', 'br', 'em', 'strong', 'ul', 'ol', 'li', 'a', 'blockquote'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
} as const satisfies sanitizeHtml.IOptions & object;

/** A page of text has its own headings. */
const ALLOWED_IN_PAGES = { ...ALLOWED, allowedTags: [...ALLOWED.allowedTags, 'h2', 'h3'] };

/** The HTML of a page an editor wrote, below the page's own heading; empty for none. */
export function editorPageHtml(html: string | undefined): string {
  return sanitizeHtml(html ?? '', ALLOWED_IN_PAGES as unknown as sanitizeHtml.IOptions);
}

/** The HTML of an editor's Markdown, safe for a page; empty for none. */
export function editorHtml(html: string | undefined): string {
  return sanitizeHtml(html ?? '', ALLOWED as unknown as sanitizeHtml.IOptions);
}
