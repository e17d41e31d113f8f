import { COLORS } from './facts.ts';

/** The colours of the brokerage as declarations of CSS, each with its value by day and by night. */
export const COLOR_VARIABLES = Object.entries(COLORS)
  .map(([role, { light, dark }]) => `--${role}:light-dark(${light},${dark})`)
  .join(';');
