import { marketingTexts } from '#src/messages/site/marketing.ts';
import { SelectInput } from '#src/ui/fields/SelectInput.tsx';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { withLocale } from '#src/ui/locale/with-locale.tsx';
import { languageChoices, placeChoices } from './realtor-filter.ts';

type Props = {
  realtors: readonly {
    readonly serves: readonly string[];
    readonly languages: readonly string[];
  }[];
};

/** Filters realtors by language and place; the style rules of `filterRules` apply the choice. */
function RealtorFilterContent({ realtors }: Props) {
  const { realtorFilter: words } = useTexts(marketingTexts);
  const languages = languageChoices(realtors).map(({ token, name }) => [token, name]);
  const places = placeChoices(realtors).map(({ token, name, isProvince }) => [
    token,
    isProvince ? words.allOf(name) : name,
  ]);
  return (
    <form
      className="mt-8 grid gap-4 items-end sm:grid-cols-[minmax(0,14rem)_minmax(0,14rem)_auto] sm:justify-start"
      aria-label={words.title}
      data-realtor-filter
      autoComplete="off"
    >
      <SelectInput
        name="language"
        label={words.language}
        blank={words.anyLanguage}
        choices={Object.fromEntries(languages)}
      />
      <SelectInput
        name="place"
        label={words.place}
        blank={words.anyPlace}
        choices={Object.fromEntries(places)}
      />
      <button type="reset" className="btn-quiet px-4 whitespace-nowrap">
        {words.clear}
      </button>
    </form>
  );
}

export const RealtorFilter = withLocale(RealtorFilterContent);
