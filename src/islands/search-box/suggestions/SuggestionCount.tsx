import { searchBoxTexts } from '#src/messages/search/search-box.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { type BoxContent, optionsOf } from '../options/option-groups.ts';

/** Says how many there are, once they are those of what is typed. */
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
