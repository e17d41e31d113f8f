import { searchBoxTexts } from '#src/messages/search/search-box.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { type BoxContent, optionsOf } from '../options/option-groups.ts';

/** Announces the number of suggestions, once they belong to the typed text. */
export function SuggestionCount({ content, isOpen }: { content: BoxContent; isOpen: boolean }) {
  const words = useTexts(searchBoxTexts);
  const isSaid = isOpen && !(content.kind === 'options' && content.isStale);
  const countText = () =>
    content.kind === 'options' ? words.count(optionsOf(content).length) : '';
  const text = content.kind === 'note' ? content.title : countText();
  return (
    <p role="status" className="sr-only">
      {isSaid ? text : ''}
    </p>
  );
}
