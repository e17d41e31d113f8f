import { HOUSEHOLD_KEY } from '../../stores/application/household-key.ts';

/**
 * Remembers the household of whoever follows the calculator's way to homes within a budget, so that the
 * application for one of them is filled in. It stands in the page, as the link may be the first thing that
 * is touched there; a browser that keeps nothing leaves the application as it is.
 */
export const HOUSEHOLD_SCRIPT = `addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest('a[data-income]');
  if (!link) return;
  const { income, down } = link.dataset;
  try {
    sessionStorage.setItem('${HOUSEHOLD_KEY}', JSON.stringify({ income: +income, down: +down }));
  } catch (error) {
    console.info('The household could not be kept.', error);
  }
});`;
