import { useEffect, useId, useRef, useState } from 'react';
import { cleanKeywords, KEYWORDS_LIMIT } from '#src/domain/search/filters/keywords.ts';
import { filterFieldsTexts } from '#src/messages/search/filter-fields.ts';
import { useTexts } from '../../locale/use-texts.ts';

const TYPING_DELAY_MS = 1000;

type Props = { value: string; onChange: (keywords: string) => void };

/** Words to look for, applied a second after the last key, or at once with Enter. */
export function KeywordsField({ value, onChange }: Props) {
  const words = useTexts(filterFieldsTexts);
  const id = useId();
  const [entry, setEntry] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setEntry(value), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const apply = (text: string) => {
    clearTimeout(timer.current);
    if (cleanKeywords(text) !== value) onChange(cleanKeywords(text));
  };
  const type = (text: string) => {
    setEntry(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(text), TYPING_DELAY_MS);
  };
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {words.keywords}
      </label>
      <input
        id={id}
        name="keywords"
        type="search"
        value={entry}
        maxLength={KEYWORDS_LIMIT}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply(event.currentTarget.value);
        }}
        className="field"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        {words.keywordsHint}
      </p>
    </div>
  );
}
