import type { PageError } from '#src/domain/errors/error-event.ts';

// Shares no module with the scripts of other pages: a shared one becomes a file of its own, which each page
// would have to load, although nearly no site reports errors.

const KEY = 'realty:errors';
const LIMIT = 100;

const isErrorList = (value: unknown): value is readonly PageError[] =>
  Array.isArray(value) && value.every((each) => typeof each?.message === 'string');

function storedErrors(): readonly PageError[] {
  try {
    const storedEvents: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return isErrorList(storedEvents) ? storedEvents : [];
  } catch (error) {
    console.info('Earlier errors could not be read.', error);
    return [];
  }
}

let events = storedErrors();

/** The last hundred errors of the pages of this tab, the latest last. */
export const errorEvents = (): readonly PageError[] => events;

/** Adds an error; beyond a hundred the oldest is dropped. */
export function addErrorEvent(error: PageError): void {
  events = [...events, error].slice(-LIMIT);
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(events));
  } catch (reason) {
    console.info('An error could not be kept.', reason);
  }
}
