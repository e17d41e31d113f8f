import { atom } from 'nanostores';

/** Key of the listing whose card or pin is pointed at; both raise together. */
export const $highlighted = atom<string | null>(null);

export function highlight(key: string | null): void {
  if ($highlighted.get() !== key) $highlighted.set(key);
}
