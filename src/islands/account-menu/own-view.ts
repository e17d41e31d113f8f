import { $userId } from '#src/stores/session.ts';
import { ownPage } from '#src/stores/session-page.ts';

// A page is rendered for everyone; what a signed-in visitor may see besides is fetched here, with
// their token, and takes the place of the parts that are marked.

const PART = '[data-for-viewer]';

function parts(page: Document): readonly HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(PART)];
}

function replaceParts(next: Document): void {
  const own = new Map(parts(next).map((part) => [part.dataset['forViewer'], part]));
  for (const part of parts(document)) {
    const other = own.get(part.dataset['forViewer']);
    if (other) part.replaceWith(document.adoptNode(other));
  }
  document.title = next.title;
}

function mark(isBusy: boolean): void {
  for (const part of parts(document)) part.ariaBusy = String(isBusy);
}

async function open(): Promise<void> {
  if (parts(document).length === 0) return;
  mark(true);
  const page = await ownPage();
  if (page && $userId.get() !== null) replaceParts(page);
  mark(false);
}

/** Shows the marked parts of a page as its viewer may see them, once there is one. */
export function showOwnView(): void {
  $userId.subscribe((id) => {
    if (id !== null) void open();
  });
}
