import { cardControls as en } from '../en/listing/card-controls.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The texts of the cards' script, by locale. */
export const cardControlsTexts = textsByLocale({ en });
