import type { ApplicationDraft } from '#src/contract/application/draft.ts';
import { limitText } from '#src/domain/application/limit-text.ts';
import { isTenant } from '#src/domain/application/purpose.ts';
import { dayText } from '#src/domain/day-text.ts';
import { formatDollars } from '#src/domain/money.ts';
import { postalCodeText } from '#src/domain/places/postal-province.ts';
import type { FieldError } from '#src/lib/validation/validation.ts';
import type { Locale } from '#src/messages/locale.ts';
import { applicationFormTexts } from '#src/messages/application/application-form.ts';
import { applicationTexts } from '#src/messages/application/application.ts';
import { type DraftValue, valueAt } from '../draft-paths.ts';
import { kindOf } from './field-kinds.ts';

const withoutGroup = (path: string) => path.replace(/^(?:applicant|employment)\./, '');

/** A field's label, with other words for a tenant. */
export function labelOf(path: string, draft: ApplicationDraft, locale: Locale): string {
  const applicationFormWords = applicationFormTexts(locale);
  const forTenant = isTenant(draft) ? applicationFormWords.tenantLabels[path] : undefined;
  return (
    forTenant ??
    applicationFormWords.labels[path] ??
    applicationFormWords.labels[withoutGroup(path)] ??
    path
  );
}

/** The legend over fields that are one date. */
export function dateLabelOf(path: string, locale: Locale): string {
  const applicationFormWords = applicationFormTexts(locale);
  return path.includes('dateOfBirth')
    ? applicationFormWords.dateOfBirth
    : applicationFormWords.moveIn;
}

/** The error of a field, in a sentence. */
export function errorText({ field, rule, limit }: FieldError, locale: Locale): string {
  const applicationWords = applicationTexts(locale);
  return applicationWords.errorText(
    field,
    rule,
    limit === undefined ? undefined : limitText(field, limit, locale),
  );
}

export function choiceText(set: string | null, choice: string, locale: Locale): string {
  const applicationFormWords = applicationFormTexts(locale);
  return (set && applicationFormWords.choices[set]?.[choice]) || choice;
}

/** An answer, as the review shows it. */
export function valueText(path: string, value: DraftValue | undefined, locale: Locale): string {
  const applicationFormWords = applicationFormTexts(locale);
  if (value === undefined || value === '') return applicationFormWords.empty;
  if (typeof value === 'boolean') return value ? applicationFormWords.yes : applicationFormWords.no;
  const kind = kindOf(path);
  if (kind.kind === 'choice') return choiceText(kind.texts, String(value), locale);
  if (path.endsWith('postalCode')) return postalCodeText(String(value));
  if (kind.kind !== 'number' || typeof value !== 'number') return String(value);
  if (kind.sign === '$') return formatDollars(value, locale);
  return kind.sign === '%' ? `${value}%` : String(value);
}

/** A date that was answered, by the paths of its parts: "March 5, 1990", or "May 2020" without a day. */
export function dateText(draft: object, paths: readonly string[], locale: Locale): string {
  const at = (part: string) => valueAt(draft, paths.find((path) => path.endsWith(part)) ?? '');
  const [year, month, day] = [at('.year'), at('.month'), at('.day')].map(Number);
  const { empty } = applicationFormTexts(locale);
  if (!year || !month) return empty;
  if (day) return dayText(new Date(Date.UTC(year, month - 1, day)), locale);
  return `${choiceText('month', String(month), locale)} ${year}`;
}
