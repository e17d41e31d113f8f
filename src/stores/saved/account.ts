import { call } from '#src/clients/http.ts';
import type { SavedHome } from '#src/contract/customer/saved.ts';
import {
  deleteSavedHomeCall,
  getSavedHomesCall,
  mergeSavedHomesCall,
} from '#src/contract/customer/saved-calls.ts';
import { CUSTOMER_LIMITS } from '#src/contract/customer/limits.ts';
import type { CallFailure, CallOutcome } from '#src/contract/call-outcome.ts';
import type { KeyedListing } from '#src/domain/listing/key.ts';
import {
  isSaved,
  readSavedHomes,
  type SavedHomes,
  withSavedToggled,
} from '#src/domain/account/saved-homes.ts';
import { lazy } from '#src/lib/lazy.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { savedHomesTexts } from '#src/messages/account/saved-homes.ts';
import { hasSessionFlag } from '../session/flag.ts';
import { writeStorage, readStorage } from '../shell/storage/browser-storage.ts';
import { notify } from '../shell/notifications.ts';
import { whenOnline } from '../shell/when-online.ts';
import { $savedHomes, OWNED_KEY, toggleSaved } from './saved.ts';
import {
  addWaitingChange,
  isWaiting,
  removeWaitingChange,
  type SavedChange,
  waitingChanges,
} from './waiting-changes.ts';

const NOTICE = 'saved-homes';

/** Calls run one after the other, so that the last choice is the one that stays. */
let last: Promise<void> = Promise.resolve();

function inTurn(run: () => Promise<void>): Promise<void> {
  last = last.then(run);
  return last;
}

/** The account's answer does not include the changes that are under way. */
function withWaiting(homes: SavedHomes): SavedHomes {
  return waitingChanges().reduce(
    (savedHomes, { home, isKept }) =>
      isSaved(savedHomes, home) === isKept ? savedHomes : withSavedToggled(savedHomes, home),
    homes,
  );
}

type Reply = CallOutcome<{ homes: SavedHome[] }>;

/** Adds these homes to the account, as many calls as that takes. */
async function merge(homes: SavedHomes): Promise<Reply> {
  const { homesAtOnce } = CUSTOMER_LIMITS;
  // The latest are sent last, so that they are the latest there too.
  const parts = [];
  for (let start = 0; start < homes.length; start += homesAtOnce) {
    parts.unshift(homes.slice(start, start + homesAtOnce));
  }
  let reply: Reply = await call(getSavedHomesCall, {});
  for (const part of parts) {
    if (reply.ok) reply = await call(mergeSavedHomesCall, { body: { homes: part } });
  }
  return reply;
}

function notifyInAccount(count: number): void {
  const words = savedHomesTexts(pageLocale());
  notify({ id: NOTICE, text: words.inAccount(count), tone: 'info', lasts: false });
}

async function mergeSavedHomes(): Promise<void> {
  await sendWaiting();
  const isOwned = readStorage('local', OWNED_KEY) === 'yes';
  const broughtHomes = isOwned ? 0 : $savedHomes.get().length;
  const reply = await (isOwned ? call(getSavedHomesCall, {}) : merge($savedHomes.get()));
  if (!reply.ok) {
    console.info('The saved homes of the account could not be had.', reply.error);
    return;
  }
  // Someone who has logged out since leaves nothing in this browser.
  if (!hasSessionFlag()) return;
  writeStorage('local', OWNED_KEY, 'yes');
  $savedHomes.set(withWaiting(readSavedHomes(reply.value.homes)));
  if (broughtHomes > 0) notifyInAccount(broughtHomes);
}

const sendWhenOnline = lazy(() => whenOnline(sendWaitingInTurn));

/**
 * Shows the homes of the account; earlier ones from this browser are added to it. Changes made without a
 * connection are sent as soon as there is one.
 */
export function followAccount(): Promise<void> {
  sendWhenOnline();
  return inTurn(mergeSavedHomes);
}

function notifyRemoved(home: KeyedListing): void {
  const words = savedHomesTexts(pageLocale());
  const action = { label: words.undo, run: () => toggleSaved(home) };
  notify({ id: NOTICE, text: words.removed, tone: 'info', lasts: false, action });
}

function revertToggle(home: KeyedListing, isKept: boolean): void {
  const words = savedHomesTexts(pageLocale());
  if (isSaved($savedHomes.get(), home) === isKept)
    $savedHomes.set(withSavedToggled($savedHomes.get(), home));
  notify({ id: NOTICE, text: words.notSaved, tone: 'failed', lasts: false });
}

function notifyWaiting(): void {
  const words = savedHomesTexts(pageLocale());
  notify({ id: NOTICE, text: words.waiting, tone: 'info', lasts: false });
}

/** Whether the token of a call does not log anybody in. */
const isLoggedOut = (error: CallFailure) => error.kind === 'refused' && error.status === 401;

type Delivery = 'answered' | 'unreachable' | 'logged-out';

/** Sends a change to the account; it stays queued unless it is answered. */
async function send(change: SavedChange): Promise<Delivery> {
  const { home, isKept } = change;
  const outcome = await (isKept
    ? call(mergeSavedHomesCall, { body: { homes: [home] } })
    : call(deleteSavedHomeCall, { params: home }));
  if (!outcome.ok && outcome.error.kind === 'unreachable') return 'unreachable';
  // The session checks whether it is over, and the waiting changes then become a visitor's.
  if (!outcome.ok && isLoggedOut(outcome.error)) return 'logged-out';
  // A later change of the same home has taken this one's place.
  if (!isWaiting(change)) return 'answered';
  removeWaitingChange(change);
  if (!outcome.ok) revertToggle(home, isKept);
  return 'answered';
}

async function sendWaiting(): Promise<void> {
  for (const change of waitingChanges()) {
    if ((await send(change)) !== 'answered') return;
  }
}

/** Tries once more to send the waiting changes to the account. */
export const sendWaitingChanges = () => inTurn(sendWaiting);

const sendWaitingInTurn = () => void sendWaitingChanges();

/**
 * Sends the latest change of a home to the account. It waits when there is no connection, and is undone
 * when the account refuses it.
 */
export function sendChange({ mlsNumber, boardId }: KeyedListing): Promise<void> {
  const home = { mlsNumber, boardId };
  const isKept = isSaved($savedHomes.get(), home);
  const change = { home, isKept };
  addWaitingChange(change);
  if (!isKept) notifyRemoved(home);
  return inTurn(async () => {
    if (isWaiting(change) && (await send(change)) === 'unreachable') notifyWaiting();
  });
}
