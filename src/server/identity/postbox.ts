import { type LetterKind, languageOf, writeLetter } from './letters.ts';
import type { IdentityRepository } from './repository.ts';

export type Post = {
  readonly kind: LetterKind;
  readonly to: string;
  readonly locale: string | undefined;
  readonly code: string | null;
};

/** Where a code went, as the protocol tells the client. */
export type CodeDelivery = {
  readonly AttributeName: 'email';
  readonly DeliveryMedium: 'EMAIL';
  readonly Destination: string;
};

export type Postbox = { readonly send: (post: Post) => CodeDelivery };

/** An e-mail address that its owner recognises and no one else can read. */
export function maskedEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}

/** Puts letters where the mailbox page shows them and tells their codes, one line each. */
export function postbox(
  { letters }: Pick<IdentityRepository, 'letters'>,
  { tell, nowMs }: { tell: (line: string) => void; nowMs: () => number },
): Postbox {
  return {
    send({ kind, to, locale, code }) {
      const { subject, text } = writeLetter(kind, languageOf(locale), code);
      letters.add({ sentAtMs: nowMs(), to, subject, text, code });
      tell(code === null ? `Mail to ${to}: ${subject}.` : `Mail to ${to}: ${subject}: ${code}.`);
      return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: maskedEmail(to) };
    },
  };
}
