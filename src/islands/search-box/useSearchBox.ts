import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Suggestion, suggestionKey } from '#src/domain/search/suggestions/suggestions.ts';
import { useLocale } from '#src/ui/locale/use-texts.ts';
import { pickSuggestion } from '#src/stores/search/box/picked-place.ts';
import { prepareOfflinePlaces } from '#src/stores/search/box/offline-places.ts';
import { $highlightedSuggestion, highlight, typeText } from '#src/stores/search/box/box.ts';
import { optionsOf } from './options/option-groups.ts';
import { optionText } from './options/option-text.ts';
import { useBoxContent, useEnterKey, useHighlightReset } from './useBoxContent.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The key of the option after or before the highlighted one; past the last comes the first. */
function nextOption(
  keys: readonly string[],
  highlightedId: string | null,
  step: 1 | -1,
): string | null {
  const at = highlightedId === null ? -1 : keys.indexOf(highlightedId);
  if (at < 0) return keys.at(step === 1 ? 0 : -1) ?? null;
  return keys[(at + step + keys.length) % keys.length] ?? null;
}

/** The text in the box, which may have been typed before the script ran. */
function useBoxText(input: RefObject<HTMLInputElement | null>, initial: string) {
  const [text, setText] = useState(initial);
  const write = (value: string) => {
    if (input.current) input.current.value = value;
    setText(value);
  };
  useEffect(() => {
    const already = input.current?.value ?? initial;
    setText(already);
    if (already !== initial) typeText(already);
  }, [input, initial]);
  return { text, setText, write };
}

/** The behaviour of the box, for the elements that show it. */
export function useSearchBox(initial: string) {
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, write } = useBoxText(input, initial);
  const [isOpened, setIsOpened] = useState(false);
  const contents = useBoxContent(text);
  const { content, typedText } = contents;
  const isOpen = isOpened && content.kind !== 'nothing';

  const open = () => {
    prepareOfflinePlaces();
    setIsOpened(true);
  };
  const close = () => setIsOpened(false);
  const type = (value: string) => {
    setText(value);
    typeText(value);
    open();
  };
  const clear = () => {
    write('');
    type('');
    input.current?.focus();
  };
  const choose = (suggestion: Suggestion) => {
    const path = pickSuggestion(suggestion);
    write(optionText(suggestion, '', locale).main);
    typeText('');
    close();
    if (path) window.location.assign(path);
  };
  const pickByEnter = useEnterKey(contents, choose);
  const enter = () => {
    if (text.trim() === '') input.current?.focus();
    pickByEnter();
  };
  useHighlightReset(isOpen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was so before there was a script.
  useEffect(() => {
    if (document.activeElement === input.current) open();
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      open();
      highlight(
        nextOption(optionsOf(content).map(suggestionKey), $highlightedSuggestion.get(), step),
      );
    }
    if (event.key === 'Escape' && (isOpen || text !== '')) {
      event.preventDefault();
      if (!isOpen) clear();
      close();
    }
  };
  return {
    input,
    text,
    typedText,
    content,
    isOpen,
    open,
    close,
    type,
    clear,
    choose,
    enter,
    onKeyDown,
  };
}
