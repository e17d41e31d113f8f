import { readSavedHomes } from '#src/domain/account/saved-homes.ts';
import { type CopyKind, copiesName } from '#src/domain/offline-copies.ts';
import { SAVED_AT_ATTRIBUTE } from '#src/domain/saved-at.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { offlineTexts } from '#src/messages/site/offline.ts';
import { SAVED_HOMES_KEY } from '#src/stores/saved/keys.ts';
import { storedJson } from '#src/stores/shell/storage/stored-json.ts';

// Lists the copies of pages that can be opened without a connection, the latest first, the visitor's saved
// homes separately: this page also replaces their profile, which is never stored.

const MAX_LISTED = 12;

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

async function copiesOf(kind: CopyKind): Promise<readonly Copy[]> {
  const cache = await caches.open(copiesName(kind));
  const requests = (await cache.keys()).toReversed();
  const copies = await Promise.all(requests.map((request) => copyOf(cache, request)));
  return copies.flat();
}

/** Whether a copy is the page of a home that this visitor has saved. */
function savedTest(): (copy: Copy) => boolean {
  const savedHomes = readSavedHomes(storedJson('local', SAVED_HOMES_KEY));
  const ends = savedHomes.map(({ mlsNumber, boardId }) => `/${mlsNumber}/${boardId}`.toUpperCase());
  return ({ path }) => ends.some((end) => path.toUpperCase().endsWith(end));
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

/** Puts copies into the section of the page for them; one without any stays hidden. */
function show(name: string, copies: readonly Copy[]): void {
  const section = document.querySelector<HTMLElement>(`[data-copies='${name}']`);
  section?.querySelector('ul')?.append(...copies.map(itemOf));
  section?.toggleAttribute('hidden', copies.length === 0);
}

async function listCopies(): Promise<void> {
  const isSaved = savedTest();
  const [homes, pages] = await Promise.all([copiesOf('homes'), copiesOf('pages')]);
  const others = homes.filter((copy) => !isSaved(copy));
  show('saved', homes.filter(isSaved));
  show('homes', others.slice(0, MAX_LISTED));
  show('pages', pages.slice(0, MAX_LISTED));
}

/** Whether the site answers: a browser says that it is online as soon as it has any network. */
async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch (error) {
    console.info('The site cannot be reached yet.', error);
    return false;
  }
}

async function reloadOnceReachable(): Promise<void> {
  if (await isReachable()) location.reload();
}

listCopies().catch((error: unknown) =>
  console.info('The browser keeps no copies of pages.', error),
);
addEventListener('online', () => void reloadOnceReachable());
