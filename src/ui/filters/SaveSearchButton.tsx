import { BookmarkPlus } from 'lucide-react';
import { saveSearch } from '#src/messages/en/save-search.ts';
import { icon } from '../icon.ts';

/** Saves the search of the page's address; what it does is a script of its own. */
export function SaveSearchButton() {
  return (
    <button
      type="button"
      data-save-search
      className="btn-quiet shrink-0 md:ml-auto text-sm px-3 hidden [[data-scripted]_&]:inline-flex"
    >
      <BookmarkPlus {...icon()} />
      {saveSearch.button}
    </button>
  );
}
