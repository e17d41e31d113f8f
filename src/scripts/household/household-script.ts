import { HOUSEHOLD_KEY } from '../../stores/application/household-key.ts';

/**
 * Remembers the household of a visitor who follows the calculator's link to homes within a budget, so that
 * the application for one of them is filled in. It is inline, as the link may be the first thing touched on
 * the page; a browser that stores nothing leaves the application empty.
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
