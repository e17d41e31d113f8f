import type { OptionText } from './option-text.ts';

/** The line of a suggestion as it is read out. */
export function optionName({ main, secondary, aside }: OptionText): string {
  return [main, secondary, aside].filter(Boolean).join(', ');
}
