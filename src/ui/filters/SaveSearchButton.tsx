import { BookmarkPlus } from 'lucide-react';
import { saveSearchTexts } from '#src/messages/search/save-search.ts';
import { useTexts } from '../locale/use-texts.ts';
import { icon } from '../icon.ts';

/**
 * Saves the search of the page's address; its action is a script of its own. Beside a row of filters that
 * leaves no room for its words only its icon is shown.
 */
export function SaveSearchButton() {
  const words = useTexts(saveSearchTexts);
  return (
    <button
      type="button"
      data-save-search
      title={words.button}
      className="btn-quiet shrink-0 ml-auto text-sm px-3 hidden [[data-scripted]_&]:inline-flex"
    >
      <BookmarkPlus {...icon()} />
      <span className="md:max-[71rem]:sr-only">{words.button}</span>
    </button>
  );
}
