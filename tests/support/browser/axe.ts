import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA, and axe's best practices. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe that names only its findings: naming all that is well takes as long as the rules. */
export const axeOf = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

/** The findings of axe: the rule and the elements. */
export async function findingsOf(axe: AxeBuilder): Promise<string[]> {
  // The other mode opens a second page for each run, for frames of other sites, which no page has.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}
