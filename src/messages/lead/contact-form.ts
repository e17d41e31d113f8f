import { contactForm as en } from '../en/lead/contact-form.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The texts of the contact page's form beyond those of a listing's form, by locale. */
export const contactFormTexts = textsByLocale({ en });
