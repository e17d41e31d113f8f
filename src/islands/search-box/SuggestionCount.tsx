import { en } from '#src/messages/en.ts';
import { type BoxContent, optionsOf } from './option-groups.ts';

/** Says how many there are, once they are those of what is typed. */
export function SuggestionCount({ content, isOpen }: { content: BoxContent; isOpen: boolean }) {
  const isSaid = isOpen && !(content.kind === 'options' && content.isStale);
  return (
    <p role="status" className="sr-only">
      {isSaid && content.kind === 'note' && content.title}
      {isSaid && content.kind === 'options' && en.searchBox.count(optionsOf(content).length)}
    </p>
  );
}
