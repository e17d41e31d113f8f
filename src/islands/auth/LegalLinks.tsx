import { auth } from '#src/messages/en/auth.ts';

/** Addresses of the pages that say what one agrees to. */
export type Legal = { readonly terms: string; readonly privacy: string };

function LegalLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className="link inline-block py-1" rel="noopener">
      {label} <span className="sr-only">{auth.opensOtherSite}</span>
    </a>
  );
}

/** Terms of Use and Privacy Policy, as a pair or within the line that one agrees by. */
export function LegalLinks({ legal, isConsent = false }: { legal: Legal; isConsent?: boolean }) {
  return (
    <p className="text-sm text-muted">
      {isConsent && auth.consentBefore} <LegalLink href={legal.terms} label={auth.terms} />{' '}
      {isConsent ? auth.consentAnd : '·'} <LegalLink href={legal.privacy} label={auth.privacy} />
      {isConsent && '.'}
    </p>
  );
}
