import type { ApplicationDraft } from '#src/contract/application/draft.ts';
import { isTenant } from '#src/domain/application/purpose.ts';
import { formatDollars } from '#src/domain/money.ts';
import type { FieldError } from '#src/lib/validation.ts';
import { application as words } from '#src/messages/en/application.ts';
import { applicationForm as texts } from '#src/messages/en/application-form.ts';
import type { FieldValue } from './draft-paths.ts';
import { kindOf } from './field-kinds.ts';

const withoutGroup = (path: string) => path.replace(/^(?:applicant|employment)\./, '');

/** A field's label, which a tenant is given in other words. */
export function labelOf(path: string, draft: ApplicationDraft): string {
  const forTenant = isTenant(draft) ? texts.tenantLabels[path] : undefined;
  return forTenant ?? texts.labels[path] ?? texts.labels[withoutGroup(path)] ?? path;
}

/** The legend over fields that are one date. */
export function dateLabelOf(path: string): string {
  return path.includes('dateOfBirth') ? texts.dateOfBirth : texts.moveIn;
}

/** What is wrong with a field, in a sentence. */
export function errorText({ field, rule, limit }: FieldError): string {
  return words.errorText(field, rule, limit === undefined ? undefined : formatDollars(limit));
}

export function choiceText(set: string | null, choice: string): string {
  return (set && texts.choices[set]?.[choice]) || choice;
}

/** What was answered, as the review shows it. */
export function valueText(path: string, value: FieldValue | undefined): string {
  if (value === undefined || value === '') return texts.empty;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  const kind = kindOf(path);
  if (kind.kind === 'choice') return choiceText(kind.texts, String(value));
  if (kind.kind !== 'number' || typeof value !== 'number') return String(value);
  if (kind.sign === '$') return formatDollars(value);
  return kind.sign === '%' ? `${value}%` : String(value);
}
