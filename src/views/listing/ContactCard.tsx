import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { icon } from '#src/ui/icon.ts';
import type { viewerPart } from './viewer-part.ts';

/** How to reach the brokerage; `phoneLink` is a `tel:` address. */
export type Contact = {
  readonly phone: string;
  readonly phoneLink: string;
  readonly email: string;
  readonly hours: string;
};

type Props = {
  contact: Contact;
  brokerage: string;
  mailSubject: string;
  /** The mark of the link to the mail where its subject depends on the viewer. */
  mailPart?: ReturnType<typeof viewerPart>;
  /** What is offered and for how much, at the top of the card. */
  offer?: ReactNode;
  /** The subject of the card; by default a home. */
  title?: string;
  text?: string;
  /** The person who answers, above the ways to reach them; by default the text names nobody. */
  realtor?: ReactNode;
  /** A quote from clients, below the ways to reach them. */
  quote?: ReactNode;
  /** The button that opens the listing's contact form; an island of its own. */
  children?: ReactNode;
};

/** The contact form, phone and mail of the brokerage, with the subject already named in the mail. */
export function ContactCard(props: Props) {
  const { contact, brokerage, mailSubject, title, text, offer, realtor, quote, children } = props;
  const words = useTexts(detailTexts);
  const { contactTitle, contactText, call, write } = words;
  return (
    <section aria-labelledby="contact-title" className="panel max-sm:p-4 contact-card">
      {offer}
      <h2 id="contact-title" className={`heading-3 ${offer ? 'contact-title' : ''}`}>
        {title ?? contactTitle}
      </h2>
      {realtor ?? <p className="mt-1.5 text-muted">{text ?? contactText}</p>}
      <div className="contact-ways mt-4 flex flex-wrap gap-2.5 *:grow">
        {children}
        <a
          href={`mailto:${contact.email}?subject=${encodeURIComponent(mailSubject)}`}
          className="btn-secondary px-3"
          {...props.mailPart}
        >
          <Mail {...icon()} />
          {write}
        </a>
        <a href={contact.phoneLink} className="btn-secondary px-3 tabular-nums">
          <Phone {...icon()} />
          {call(contact.phone)}
        </a>
      </div>
      {quote}
      <p className="mt-4 pt-4 border-t border-line text-sm text-muted">
        {brokerage}
        <span className="block text-balance">{contact.hours}</span>
      </p>
    </section>
  );
}
