import { pagePath } from '#src/domain/routes.ts';
import { suggestionPath } from '#src/domain/search/suggestions/suggestion-path.ts';
import {
  type FoundSuggestions,
  isLikePostalCode,
  hasNoResults,
  suggestionKey,
} from '#src/domain/search/suggestions/suggestions.ts';
import { listPageTexts } from '#src/messages/search/list-page.ts';
import { searchBoxTexts } from '#src/messages/search/search-box.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { withLocale } from '#src/ui/locale/with-locale.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { OptionLine } from '../options/OptionLine.tsx';
import { optionName, optionText } from '../options/option-text.ts';
import { suggestionGroups, type OptionGroup } from '../options/option-groups.ts';

const SEARCH_PAGE = { path: pagePath('/search'), query: '' };

function LinkGroup({
  group: { label, options, none },
  text,
}: {
  group: OptionGroup;
  text: string;
}) {
  const locale = useLocale();
  return (
    <section className="mt-8">
      <h2 className="heading-3">{label}</h2>
      <ul className="mt-2 border-y border-line divide-y divide-line">
        {options.map((suggestion) => {
          const line = optionText(suggestion, text, locale);
          return (
            <li key={suggestionKey(suggestion)}>
              <a
                aria-label={optionName(line)}
                href={suggestionPath(suggestion, SEARCH_PAGE)}
                className="flex items-center gap-3 min-h-14 py-1.5 text-ink no-underline hover:bg-primary-tint"
              >
                <OptionLine suggestion={suggestion} typedText={text} text={line} />
              </a>
            </li>
          );
        })}
        {options.length === 0 && <li className="py-3 text-muted">{none}</li>}
      </ul>
    </section>
  );
}

function SuggestionLinksContent({ suggestions }: { suggestions: FoundSuggestions }) {
  const locale = useLocale();
  const words = useTexts(searchBoxTexts);
  if (hasNoResults(suggestions)) {
    const isPostalCode = isLikePostalCode(suggestions.text);
    const hint = isPostalCode ? listPageTexts(locale).noPostalCode : words.noResultsHint;
    return (
      <div className="mt-8">
        <EmptyState title={words.noResults} hint={hint} />
      </div>
    );
  }
  return suggestionGroups(suggestions, { isSmall: false, isAnswered: true }, locale).map(
    (group) => <LinkGroup key={group.label} group={group} text={suggestions.text} />,
  );
}

/** The results as links: the content of the list below the box, for a page without a script. */
export const SuggestionLinks = withLocale(SuggestionLinksContent);
