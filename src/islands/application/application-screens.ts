import type { ApplicationDraft } from '#src/contract/application/draft.ts';
import { applicationSteps, errorsOfStep } from '#src/domain/application/steps.ts';
import { pagePath } from '#src/domain/routes.ts';
import type { FieldError } from '#src/lib/validation/validation.ts';

/** One screen of the application: a step of fields, or one of those after them. */
export type Screen = { readonly id: string; readonly fields: readonly string[] };

const LAST_SCREENS: readonly Screen[] = ['signers', 'documents', 'review'].map((id) => ({
  id,
  fields: [],
}));

export function screensOf(draft: ApplicationDraft): readonly Screen[] {
  return [...applicationSteps(draft), ...LAST_SCREENS];
}

export function screenHref(id: string): string {
  return `${pagePath('/application')}?step=${id}`;
}

/** The first screen that is not complete; the review when all are. */
function firstOpen(screens: readonly Screen[], errors: readonly FieldError[]) {
  return screens.findIndex((screen) => errorsOfStep(screen, errors).length > 0);
}

/**
 * The screen an address names, else the first one that is not complete. Its place among them is the
 * number it is counted by.
 */
export function screenAt(
  query: string,
  draft: ApplicationDraft,
  errors: readonly FieldError[],
): number {
  const screens = screensOf(draft);
  const stepName = new URLSearchParams(query).get('step');
  const screenIndex = screens.findIndex(({ id }) => id === stepName);
  if (screenIndex >= 0) return screenIndex;
  const open = firstOpen(screens, errors);
  return open >= 0 ? open : screens.length - 1;
}
