import { cardControls as en } from '../en/listing/card-controls.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** What the script of cards says, by locale. */
export const cardControlsTexts = textsByLocale({ en });
