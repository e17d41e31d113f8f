import type { PlaceSuggestion } from '#src/contract/places/calls.ts';
import { ApplicationField } from './ApplicationField.tsx';
import { useLocale } from '#src/ui/locale/use-texts.ts';
import { type DraftValue, valueAt } from '../draft-paths.ts';
import { isDatePart, rowsOf } from './field-rows.ts';
import { dateLabelOf, labelOf } from './field-texts.ts';

type Props = {
  draft: object;
  fields: readonly string[];
  errorOf: (path: string) => string | undefined;
  onChange: (path: string, value: DraftValue | undefined) => void;
  onPlace?: (place: PlaceSuggestion) => void;
};

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('.'));

/** What an employer's fields ask only concerns those who have one. */
const OF_AN_EMPLOYER = /(?:^|\.)(?:compensationType|employer|jobTitle)$/;

function isAsked(draft: object, path: string): boolean {
  if (!OF_AN_EMPLOYER.test(path)) return true;
  const status = valueAt(draft, `${parentOf(path)}.status`);
  return status === 'full_time' || status === 'part_time';
}

/** The fields of one step, with what is wrong beside each. */
export function FieldList({ draft, fields, errorOf, onChange, onPlace }: Props) {
  const locale = useLocale();
  const field = (path: string) => (
    <ApplicationField
      key={path}
      path={path}
      label={labelOf(path, draft, locale)}
      value={valueAt(draft, path)}
      error={errorOf(path)}
      onChange={(value) => onChange(path, value)}
      onPlace={onPlace}
    />
  );
  return rowsOf(fields.filter((path) => isAsked(draft, path))).map((row) => {
    const [first] = row;
    if (!isDatePart(first)) return field(first);
    return (
      <fieldset key={first}>
        <legend className="font-semibold mb-2">{dateLabelOf(first, locale)}</legend>
        <div className="grid gap-4 grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))]">
          {row.map(field)}
        </div>
      </fieldset>
    );
  });
}
