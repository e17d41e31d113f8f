import { searchOfAddress } from '#src/domain/search/saved/search-address.ts';
import { savedSearchesTexts } from '#src/messages/search/saved-searches.ts';
import { searchCriteria } from '#src/ui/filters/search-name.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';

/** The criteria of a saved search, a chip each. */
export function SearchCriteria({ address }: { address: string }) {
  const locale = useLocale();
  const words = useTexts(savedSearchesTexts);
  const [path = '', query = ''] = address.split('?');
  const search = searchOfAddress(path, query);
  if (!search) return null;
  return (
    <ul aria-label={words.criteria} className="flex flex-wrap gap-1.5">
      {searchCriteria(search, locale).map((criterion) => (
        <li
          key={criterion}
          className="px-2.5 py-0.5 rounded-full border border-line bg-sand text-sm wrap-anywhere"
        >
          {criterion}
        </li>
      ))}
    </ul>
  );
}
