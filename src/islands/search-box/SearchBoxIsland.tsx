import './search-box.css';
import { useStore } from '@nanostores/react';
import { Search, X } from 'lucide-react';
import { type FocusEvent, type ReactNode, useId } from 'react';
import { suggestionKey, TEXT_LIMIT } from '#src/domain/search/suggestions/suggestions.ts';
import { pagePath } from '#src/domain/routes.ts';
import { searchBoxTexts } from '#src/messages/search/search-box.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { lazyModule } from '#src/stores/shell/lazy-module.ts';
import { $highlightedSuggestion } from '#src/stores/search/box/box.ts';
import { icon } from '#src/ui/icon.ts';
import { asIsland } from '#src/ui/as-island.tsx';
import { optionsOf } from './options/option-groups.ts';
import { optionId } from './options/option-id.ts';
import { SuggestionCount } from './suggestions/SuggestionCount.tsx';
import { Suggestions } from './suggestions/Suggestions.tsx';
import { useSearchBox } from './useSearchBox.ts';
const SEARCH_PAGE = pagePath('/search');

/** Loaded after the box: typing must not wait for it. */
const $list = lazyModule(
  async () => (await import('./suggestions/SuggestionList.tsx')).SuggestionList,
);

type Props = {
  /** `hero` is large, `header` fits the header, `page` is that of the search page. */
  variant: 'hero' | 'header' | 'page';
  /** The initial text of the box. */
  initial?: string;
  /** Tells it from another box on the page. */
  name?: string;
  /** Takes the focus when the page opens. */
  isFirst?: boolean;
};

type Box = ReturnType<typeof useSearchBox>;

function Field({
  box,
  listId,
  hasList,
  initial,
  isFirst,
}: { box: Box; listId: string; hasList: boolean } & Omit<Props, 'variant' | 'name'>) {
  const words = useTexts(searchBoxTexts);
  const highlightedId = useStore($highlightedSuggestion, { ssr: () => null });
  const hasOptions = hasList && box.isOpen && box.content.kind === 'options';
  const active = optionsOf(box.content)
    .map(suggestionKey)
    .find((key) => key === highlightedId);
  return (
    <input
      ref={box.input}
      type="text"
      name="q"
      role="combobox"
      aria-label={words.label}
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-expanded={hasOptions}
      aria-controls={hasOptions ? listId : undefined}
      aria-activedescendant={hasOptions && active ? optionId(listId, active) : undefined}
      placeholder={words.placeholder}
      defaultValue={initial}
      maxLength={TEXT_LIMIT}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="search"
      // biome-ignore lint/a11y/noAutofocus: on the page that is nothing but this box.
      autoFocus={isFirst}
      className="search-input"
      onInput={(event) => box.type(event.currentTarget.value)}
      onFocus={box.open}
      onClick={box.open}
      onKeyDown={box.onKeyDown}
    />
  );
}

/** On a phone the header has no room for the box and leads to the page that has. */
function PhoneLink() {
  const words = useTexts(searchBoxTexts);
  return (
    <a
      href={SEARCH_PAGE}
      className="icon-button max-sm:grid sm:hidden ml-auto"
      aria-label={words.open}
    >
      <Search {...icon(22)} />
    </a>
  );
}

function Buttons({ box }: { box: Box }): ReactNode {
  const words = useTexts(searchBoxTexts);
  return (
    <>
      <button
        type="button"
        className={`search-clear icon-button ${box.text === '' ? 'invisible' : ''}`}
        aria-label={words.clear}
        onClick={box.clear}
      >
        <X {...icon(20)} />
      </button>
      <button type="submit" className="search-submit">
        <Search {...icon(20)} />
        <span>{words.submit}</span>
      </button>
    </>
  );
}

/**
 * The search box: a combobox over places, neighbourhoods and homes. Before its script is there, and
 * without one, it is a form that asks the search page.
 */
function SearchBoxContent({ variant, name, initial = '', isFirst = false }: Props) {
  const listId = useId();
  const box = useSearchBox(initial);
  const SuggestionList = useStore($list, { ssr: () => null });
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) box.close();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only learns that the focus has left. */}
      <div className={`search-box search-box-${variant}`} onBlur={onBlur}>
        {/* biome-ignore lint/a11y/useSemanticElements: the element for it is unknown to many browsers. */}
        <form
          role="search"
          aria-label={name}
          action={SEARCH_PAGE}
          method="get"
          className="search-form"
          onSubmit={(event) => {
            event.preventDefault();
            box.enter();
          }}
        >
          <Field
            box={box}
            listId={listId}
            hasList={SuggestionList !== null}
            initial={initial}
            isFirst={isFirst}
          />
          {box.isOpen && SuggestionList && (
            <Suggestions
              as={SuggestionList}
              listId={listId}
              content={box.content}
              typedText={box.typedText}
              onPick={box.choose}
            />
          )}
          <Buttons box={box} />
        </form>
        <SuggestionCount content={box.content} isOpen={box.isOpen} />
      </div>
      {variant === 'header' && <PhoneLink />}
    </>
  );
}

export const SearchBoxIsland = asIsland(SearchBoxContent);
