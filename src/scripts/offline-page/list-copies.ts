import { type CopyKind, copiesName } from '#src/domain/offline-copies.ts';
import { SAVED_AT_ATTRIBUTE } from '#src/domain/saved-at.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { offlineTexts } from '#src/messages/offline.ts';

// Lists the copies of pages that can be opened without a connection, the latest first.

const MOST_LISTED = 12;

type Copy = { readonly path: string; readonly title: string; readonly savedAt: Date };

const SAVED_AT = new RegExp(`${SAVED_AT_ATTRIBUTE}="([^"]+)"`);
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>' };

/** The title of a page without the name of the site. Not parsed as a page, whose styles would apply. */
function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*?)(?: \| [^|<]*)?<\/title>/.exec(html) ?? [];
  return title
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

async function copyOf(cache: Cache, request: Request): Promise<Copy[]> {
  const response = await cache.match(request);
  const html = (await response?.text()) ?? '';
  const title = titleOf(html);
  const savedAt = new Date(SAVED_AT.exec(html)?.[1] ?? '');
  if (title === '' || Number.isNaN(savedAt.valueOf())) return [];
  const { pathname, search } = new URL(request.url);
  return [{ path: pathname + search, title, savedAt }];
}

async function latestCopies(kind: CopyKind): Promise<readonly Copy[]> {
  const cache = await caches.open(copiesName(kind));
  const requests = (await cache.keys()).slice(-MOST_LISTED).toReversed();
  const copies = await Promise.all(requests.map((request) => copyOf(cache, request)));
  return copies.flat();
}

function itemOf({ path, title, savedAt }: Copy): HTMLLIElement {
  const format = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.className = 'link block py-2.5';
  link.href = path;
  link.textContent = title;
  const age = document.createElement('span');
  age.className = 'block text-sm text-muted';
  age.textContent = offlineTexts(pageLocale()).saved(format.format(savedAt));
  link.append(age);
  item.append(link);
  return item;
}

async function list(section: HTMLElement): Promise<void> {
  const copies = await latestCopies(section.dataset['copies'] === 'homes' ? 'homes' : 'pages');
  section.querySelector('ul')?.append(...copies.map(itemOf));
  section.hidden = copies.length === 0;
}

for (const section of document.querySelectorAll<HTMLElement>('[data-copies]')) void list(section);
addEventListener('online', () => location.reload());
