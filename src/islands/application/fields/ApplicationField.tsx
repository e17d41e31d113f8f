import type { PlaceSuggestion } from '#src/contract/places/calls.ts';
import { ADDRESS_FIELD } from '#src/domain/application/property-place.ts';
import { maskedPhone } from '#src/domain/lead/phone.ts';
import { applicationFormTexts } from '#src/messages/application/application-form.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { CheckField } from '#src/ui/fields/CheckField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { AddressField } from './AddressField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import type { DraftValue } from '../draft-paths.ts';
import { type ApplicationFieldKind, isNumbered, isOptional, kindOf } from './field-kinds.ts';
import { choiceText } from './field-texts.ts';
import { NumberInput } from './NumberInput.tsx';

type FieldProps = {
  path: string;
  label: string;
  value: DraftValue | undefined;
  /** What is wrong with it. */
  error: string | undefined;
  onChange: (value: DraftValue | undefined) => void;
  /** Receives a suggested address; without it none are suggested. */
  onPlace?: ((place: PlaceSuggestion) => void) | undefined;
};

type Text = FieldProps & { kind: Extract<ApplicationFieldKind, { kind: 'text' }> };

function TextInput({ path, value, error, onChange, onPlace, kind, label }: Text) {
  const currentText = typeof value === 'string' ? value : '';
  const mask = (next: string) =>
    kind.type === 'tel' && next.length > currentText.length ? maskedPhone(next) : next;
  const field = {
    name: path,
    label,
    type: kind.type ?? 'text',
    autoComplete: kind.autoComplete ?? 'off',
    maxLength: kind.maxLength,
    required: !isOptional(path),
    error,
    value: currentText,
  };
  const type = (text: string) => onChange(mask(text) || undefined);
  return path === ADDRESS_FIELD && onPlace ? (
    <AddressField {...field} onType={type} onPick={onPlace} />
  ) : (
    <TextField {...field} onChange={({ target }) => type(target.value)} />
  );
}

/** One field of an application, as its kind asks for it. */
export function ApplicationField(props: FieldProps) {
  const locale = useLocale();
  const words = useTexts(applicationFormTexts);
  const { path, value, error, onChange } = props;
  const kind = kindOf(path);
  const required = !isOptional(path);
  const label =
    required || kind.kind === 'check' ? props.label : `${props.label} ${words.optional}`;
  const fieldProps = { name: path, label, error, required };
  switch (kind.kind) {
    case 'check':
      return (
        <CheckField
          name={path}
          label={label}
          checked={value === true}
          error={error}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'number':
      return (
        <NumberInput
          {...fieldProps}
          sign={kind.sign}
          isWhole={kind.isWhole ?? false}
          value={typeof value === 'boolean' ? undefined : value}
          onChange={onChange}
        />
      );
    case 'choice':
      return (
        <ChoiceField
          {...fieldProps}
          options={kind.choices.map((choice) => ({
            value: choice,
            label: choiceText(kind.texts, choice, locale),
          }))}
          value={value === undefined ? undefined : String(value)}
          onChange={(option) =>
            onChange(option !== undefined && isNumbered(path) ? Number(option) : option)
          }
        />
      );
    default:
      return <TextInput {...props} kind={kind} label={label} />;
  }
}
