import type { Drawing } from '../picture-source.ts';

/** A house in outline, in greys that stand on light and dark pages alike. */
const HOUSE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">' +
  '<rect width="1200" height="800" fill="#dfe3e1"/>' +
  '<g fill="none" stroke="#8d9893" stroke-width="16" stroke-linejoin="round" stroke-linecap="round">' +
  '<path d="M440 410 600 280l160 130"/><path d="M480 380v160h240V380"/><path d="M570 540v-90h60v90"/>' +
  '</g></svg>';

/** Shown in place of an unavailable photo. It has no words, as it is the same in every language. */
export const PLACEHOLDER: Drawing = { key: 'photo-placeholder', draw: () => HOUSE };
