import { pagePath } from '#src/domain/routes.ts';
import { trendsTexts } from '#src/messages/market/trends.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { withLocale } from '#src/ui/locale/with-locale.tsx';
import { type Contact, ContactCard } from '../listing/ContactCard.tsx';

type Props = { contact: Contact; brokerage: string; mailSubject: string };

/** The contact to someone who can explain more than the figures do. */
function TrendsContactContent(props: Props) {
  const words = useTexts(trendsTexts);
  return (
    <ContactCard {...props} title={words.contact.title} text={words.contact.text}>
      <a href={pagePath('/contact')} className="btn-primary">
        {words.contact.action}
      </a>
    </ContactCard>
  );
}

export const TrendsContact = withLocale(TrendsContactContent);
