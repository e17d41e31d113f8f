import { useEffect, useId, useRef, useState } from 'react';
import {
  cleanKeywords,
  KEYWORD_MATCHES,
  KEYWORDS_LIMIT,
} from '#src/domain/search/filters/keywords.ts';
import { filterFieldsTexts } from '#src/messages/search/filter-fields.ts';
import { useTexts } from '../../locale/use-texts.ts';
import { Choices } from './Choices.tsx';
import type { FieldsProps } from './fields-props.ts';

const TYPING_DELAY_MS = 1000;

type Props = { value: string; onChange: (keywords: string) => void };

/** Words to look for, applied a second after the last key, or at once with Enter. */
function WordsField({ value, onChange }: Props) {
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

/** Words to look for, and whether all of them, any of them or the phrase they make is meant. */
export function KeywordsField({ filters, onChange }: FieldsProps) {
  const words = useTexts(filterFieldsTexts);
  const options = KEYWORD_MATCHES.map((value) => ({ value, label: words.keywordMatches[value] }));
  return (
    <div className="grid gap-3">
      <WordsField
        value={filters.keywords}
        onChange={(keywords) => onChange({ ...filters, keywords })}
      />
      <Choices
        label={words.keywordMatch}
        name="match"
        type="radio"
        options={options}
        isChosen={(value) => value === filters.keywordMatch}
        onChoose={(value) => {
          const keywordMatch = KEYWORD_MATCHES.find((each) => each === value);
          if (keywordMatch) onChange({ ...filters, keywordMatch });
        }}
      />
    </div>
  );
}
