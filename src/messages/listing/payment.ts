import { payment as en } from '../en/listing/payment.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The payment estimate of a home, and the cash its closing takes, by locale. */
export const paymentTexts = textsByLocale({ en });
