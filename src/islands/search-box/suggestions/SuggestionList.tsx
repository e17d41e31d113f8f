import { type RefObject, useEffect, useId } from 'react';
import { type Suggestion, suggestionKey } from '#src/domain/search/suggestions/suggestions.ts';
import { searchBoxTexts } from '#src/messages/search/search-box.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { OptionLine } from '../options/OptionLine.tsx';
import type { BoxContent, OptionGroup } from '../options/option-groups.ts';
import { optionName, type OptionText } from '../options/option-text.ts';

type Picks = {
  typedText: string;
  /** The key of the highlighted suggestion. */
  highlightedId: string | null;
  idOf: (key: string) => string;
  textOf: (suggestion: Suggestion, typedText: string) => OptionText;
  onPick: (suggestion: Suggestion) => void;
  onHighlight: (key: string) => void;
};

function Option({ suggestion, typedText, ...picks }: Picks & { suggestion: Suggestion }) {
  const key = suggestionKey(suggestion);
  const isActive = picks.highlightedId === key;
  const id = picks.idOf(key);
  const text = picks.textOf(suggestion, typedText);
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
      aria-label={optionName(text)}
      className="search-option"
      onClick={() => picks.onPick(suggestion)}
      onPointerMove={({ pointerType }) => {
        if (pointerType === 'mouse' && !isActive) picks.onHighlight(key);
      }}
    >
      <OptionLine suggestion={suggestion} typedText={typedText} text={text} />
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

type Props = Picks & {
  listId: string;
  content: BoxContent;
  panel: RefObject<HTMLDivElement | null>;
  onClearRecent: () => void;
};

/** The list below the box. Pressing on it leaves the focus in the box. */
export function SuggestionList({ content, panel, listId, onClearRecent, ...picks }: Props) {
  const words = useTexts(searchBoxTexts);
  if (content.kind === 'nothing') return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but that nothing does.
    <div ref={panel} className="search-panel" onMouseDown={(event) => event.preventDefault()}>
      {content.kind === 'note' && <Note title={content.title} hint={content.hint} />}
      {content.kind === 'options' && (
        <>
          <div
            id={listId}
            role="listbox"
            aria-label={words.suggestions}
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
              aria-label={words.clearRecentLabel}
              onClick={onClearRecent}
            >
              {words.clearRecent}
            </button>
          )}
        </>
      )}
    </div>
  );
}
