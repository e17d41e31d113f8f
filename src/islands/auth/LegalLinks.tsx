import { authTexts } from '#src/messages/account/auth.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';

/** Addresses of the pages that a user agrees to. */
export type Legal = { readonly terms: string; readonly privacy: string };

function LegalLink({ href, label }: { href: string; label: string }) {
  const words = useTexts(authTexts);
  return (
    <a href={href} className="lone-link" rel="noopener">
      {label} <span className="sr-only">{words.opensOtherSite}</span>
    </a>
  );
}

/** Terms of Use and Privacy Policy, as a pair or within the line that one agrees by. */
export function LegalLinks({ legal, isConsent = false }: { legal: Legal; isConsent?: boolean }) {
  const words = useTexts(authTexts);
  return (
    <p className="text-sm text-muted">
      <span>{isConsent ? words.consentBefore : ''}</span>{' '}
      <LegalLink href={legal.terms} label={words.terms} />{' '}
      <span>{isConsent ? words.consentAnd : '·'}</span>{' '}
      <LegalLink href={legal.privacy} label={words.privacy} />
      <span>{isConsent ? '.' : ''}</span>
    </p>
  );
}
