import type { ApplicationDraft } from '#src/contract/application/draft.ts';
import type { PlaceSuggestion } from '#src/contract/places/calls.ts';
import { omittedEmploymentFields } from '#src/domain/application/employment-fields.ts';
import { ApplicationField } from './ApplicationField.tsx';
import { useLocale } from '#src/ui/locale/use-texts.ts';
import { type DraftValue, valueAt } from '../draft-paths.ts';
import { isDatePart, rowsOf } from './field-rows.ts';
import { dateLabelOf, labelOf } from './field-texts.ts';

type Props = {
  draft: Pick<ApplicationDraft, 'employment'>;
  fields: readonly string[];
  errorOf: (path: string) => string | undefined;
  onChange: (path: string, value: DraftValue | undefined) => void;
  onPlace?: (place: PlaceSuggestion) => void;
};

/** The fields of one step, each with its error. */
export function FieldList({ draft, fields, errorOf, onChange, onPlace }: Props) {
  const locale = useLocale();
  const omittedFields = omittedEmploymentFields(draft);
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
  return rowsOf(fields.filter((path) => !omittedFields.includes(path))).map((row) => {
    const [first] = row;
    if (!isDatePart(first)) return field(first);
    return (
      <fieldset key={first}>
        <legend className="font-semibold mb-2">{dateLabelOf(first, locale)}</legend>
        {/* Months are longer than days and years, and shown whole on a phone. */}
        <div className="flex flex-wrap gap-3 [&>*]:grow [&>*]:basis-16 [&>:first-child]:basis-34">
          {row.map(field)}
        </div>
      </fieldset>
    );
  });
}
