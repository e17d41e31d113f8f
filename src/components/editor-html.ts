import sanitizeHtml from 'sanitize-html';

/** What the words of an editor may contain. Everything else is taken out, its text stays. */
const ALLOWED = {
  allowedTags: ['p', 'br', 'em', 'strong', 'ul', 'ol', 'li', 'a', 'blockquote'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
} as const satisfies sanitizeHtml.IOptions & object;

/** A page of words has headings of its own. */
const ALLOWED_IN_PAGES = { ...ALLOWED, allowedTags: [...ALLOWED.allowedTags, 'h2', 'h3'] };

/** The HTML of a page an editor wrote, below the page's own heading; empty for none. */
export function editorPageHtml(html: string | undefined): string {
  return sanitizeHtml(html ?? '', ALLOWED_IN_PAGES as unknown as sanitizeHtml.IOptions);
}

/** The HTML of an editor's Markdown, as it may stand in a page; empty for none. */
export function editorHtml(html: string | undefined): string {
  return sanitizeHtml(html ?? '', ALLOWED as unknown as sanitizeHtml.IOptions);
}
