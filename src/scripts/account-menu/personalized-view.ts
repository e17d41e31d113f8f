import { fetchForViewer, fetchPublic } from '#src/clients/http.ts';
import { ownPageMarkup } from '#src/lib/trusted-types/own-page-markup.ts';
import { $userId } from '#src/stores/session/session.ts';
import { $termsAcceptances } from '#src/stores/session/signed-in.ts';
import { scheduleGoBack } from './go-back.ts';

// A page is rendered for everyone; the further content for a signed-in visitor is fetched here, with their
// token, and replaces the marked parts. On failure the parts say so by an attribute.

const PART = '[data-for-viewer]';

const parsedPage = (html: string) =>
  new DOMParser().parseFromString(ownPageMarkup(html), 'text/html');

/** The visitor's page as they may see it, parsed but not live; null on failure. */
async function personalizedPage(): Promise<Document | null> {
  const page = await fetchForViewer(location.pathname + location.search);
  return page && parsedPage(await page.text());
}

function parts(page: Document): readonly HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(PART)];
}

/** An island that a part consists of, and that its visitor may have typed into: it keeps its state. */
const islandInUse = (part: HTMLElement) =>
  part.querySelector<HTMLElement>(':scope > astro-island:is(:not([ssr]), :focus-within)');

/** Renders an island once more, with the properties that it has on another version of the page. */
function updateIsland(island: HTMLElement, other: HTMLElement): void {
  const props = other.querySelector('astro-island')?.getAttribute('props');
  const update = () => {
    // Astro passes changed properties to React only where this is set.
    island.setAttribute('ssr', '');
    island.setAttribute('props', props ?? '{}');
  };
  if (island.hasAttribute('ssr')) island.addEventListener('astro:hydrate', update, { once: true });
  else update();
}

function replaceParts(
  next: Document,
  isReplaced: (part: HTMLElement) => boolean = () => true,
): void {
  const viewerParts = new Map(parts(next).map((part) => [part.dataset['forViewer'], part]));
  for (const part of parts(document)) {
    const other = viewerParts.get(part.dataset['forViewer']);
    const island = islandInUse(part);
    if (other && island) updateIsland(island, other);
    else if (other && isReplaced(part)) part.replaceWith(document.adoptNode(other));
  }
  document.title = next.title;
}

type State = { readonly isBusy: boolean; readonly hasFailed: boolean };

function mark({ isBusy, hasFailed }: State): void {
  for (const part of parts(document)) {
    part.ariaBusy = String(isBusy);
    part.toggleAttribute('data-failed', hasFailed);
  }
}

async function open(): Promise<void> {
  if (parts(document).length === 0) return;
  mark({ isBusy: true, hasFailed: false });
  const page = await personalizedPage();
  // A visitor who has signed out meanwhile misses nothing.
  const isSignedIn = $userId.get() !== null;
  if (page && isSignedIn) replaceParts(page);
  const hasFailed = isSignedIn && page === null;
  mark({ isBusy: false, hasFailed });
  if (hasFailed) scheduleGoBack();
}

/** A form that its visitor may have typed into. */
const FORM_IN_USE = 'form:not(astro-island[ssr]:not(:focus-within) form)';

/**
 * Shows the public version of the marked parts; where it cannot be loaded the parts are emptied. A part
 * whose form is in use stays, and an island then has the public properties.
 */
export async function showPublicView(): Promise<void> {
  const page = await fetchPublic(location.pathname + location.search);
  const isInUse = (part: HTMLElement) => part.querySelector(FORM_IN_USE) !== null;
  if (page) replaceParts(parsedPage(await page.text()), (part) => !isInUse(part));
  else for (const part of parts(document)) if (!isInUse(part)) part.replaceChildren();
}

/** Shows the marked parts of a page as its viewer may see them, once there is one, and again as they see more. */
export function showPersonalizedView(): void {
  $termsAcceptances.listen(() => void open());
  $userId.subscribe((id) => {
    if (id !== null) void open();
  });
}
