import { contactForm as en } from '../en/lead/contact-form.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** What the form of the contact page asks and says beyond the form of a listing, by locale. */
export const contactFormTexts = textsByLocale({ en });
