import { atom } from 'nanostores';

/** Key of the listing whose card or pin is under the pointer; both are raised together. */
export const $highlightedHome = atom<string | null>(null);

export function highlight(key: string | null): void {
  if ($highlightedHome.get() !== key) $highlightedHome.set(key);
}
