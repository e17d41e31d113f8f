import { atom } from 'nanostores';
import type { PageError } from '#src/domain/errors/error-event.ts';
import { writeStorage } from './browser-storage.ts';
import { storedJson } from './stored-json.ts';

const KEY = 'larchway:errors';
const LIMIT = 100;

function storedErrors(): readonly PageError[] {
  const stored = storedJson('session', KEY);
  // Written by `addErrorEvent` alone; a page of another version may have written another form.
  const isList = Array.isArray(stored) && stored.every((each) => typeof each?.message === 'string');
  return isList ? (stored as readonly PageError[]) : [];
}

/** The last hundred errors of the pages of this tab, the latest last. */
export const $errorEvents = atom<readonly PageError[]>(storedErrors());

/** Adds an error; of more than a hundred the oldest is forgotten. */
export function addErrorEvent(error: PageError): void {
  const events = [...$errorEvents.get(), error].slice(-LIMIT);
  $errorEvents.set(events);
  writeStorage('session', KEY, JSON.stringify(events));
}
