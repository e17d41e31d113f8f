import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useId } from 'react';
import { type Suggestion, suggestionKey } from '#src/domain/suggestions.ts';
import { en } from '#src/messages/en.ts';
import { clearRecentSearches } from '#src/stores/recent-searches.ts';
import { $highlighted, highlight } from '#src/stores/search-box.ts';
import { OptionLine } from './OptionLine.tsx';
import { optionName } from './option-text.ts';
import { type BoxContent, type OptionGroup, optionsOf } from './option-groups.ts';

/** The id of an option's element; keys have letters that an id may not. */
export function optionId(listId: string, key: string): string {
  return `${listId}-${key.replaceAll(/[^\w-]/g, '_')}`;
}

type Picks = { listId: string; typed: string; onPick: (suggestion: Suggestion) => void };

function Option({ listId, typed, onPick, suggestion }: Picks & { suggestion: Suggestion }) {
  const key = suggestionKey(suggestion);
  const isActive = useStore($highlighted) === key;
  const id = optionId(listId, key);
  useEffect(() => {
    if (isActive) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [isActive, id]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box that owns the list.
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-label={optionName(suggestion, typed)}
      className="search-option"
      onClick={() => onPick(suggestion)}
      onPointerMove={({ pointerType }) => {
        if (pointerType === 'mouse' && !isActive) highlight(key);
      }}
    >
      <OptionLine suggestion={suggestion} typed={typed} />
    </div>
  );
}

function Group({ group, ...picks }: Picks & { group: OptionGroup }) {
  const labelId = useId();
  const { label, options, none } = group;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a group of options.
    <div role="group" aria-labelledby={labelId} className="py-1.5">
      <div id={labelId} role="presentation" className="search-group-label">
        {label}
      </div>
      {options.map((suggestion) => (
        <Option key={suggestionKey(suggestion)} suggestion={suggestion} {...picks} />
      ))}
      {options.length === 0 && none && (
        <div role="presentation" className="px-4 py-2 text-muted">
          {none}
        </div>
      )}
    </div>
  );
}

function Note({ title, hint }: { title: string; hint?: string | undefined }) {
  return (
    <div className="px-4 py-4">
      <p className="font-semibold">{title}</p>
      {hint && <p className="mt-1 text-sm text-muted">{hint}</p>}
    </div>
  );
}

type Props = Picks & { content: BoxContent; panel: RefObject<HTMLDivElement | null> };

/** What opens below the box. Pressing on it leaves the focus in the box. */
export function SuggestionList({ content, panel, ...picks }: Props) {
  if (content.kind === 'nothing') return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but that nothing does.
    <div ref={panel} className="search-panel" onMouseDown={(event) => event.preventDefault()}>
      {content.kind === 'note' && <Note title={content.title} hint={content.hint} />}
      {content.kind === 'options' && (
        <>
          <div
            id={picks.listId}
            role="listbox"
            aria-label={en.searchBox.suggestions}
            className={`transition-opacity duration-150 ${content.isStale ? 'opacity-55' : ''}`}
          >
            {content.groups.map((group) => (
              <Group key={group.label} group={group} {...picks} />
            ))}
          </div>
          {content.footnote && <p className="search-footnote">{content.footnote}</p>}
          {content.isRecent && (
            <button
              type="button"
              className="btn-quiet absolute right-1.5 top-0.5 px-3 text-sm"
              aria-label={en.searchBox.clearRecentLabel}
              onClick={clearRecentSearches}
            >
              {en.searchBox.clearRecent}
            </button>
          )}
        </>
      )}
    </div>
  );
}

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
