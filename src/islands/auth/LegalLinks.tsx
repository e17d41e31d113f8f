import { VOW_TERMS, type VowTerms } from '#src/domain/listing/boards.ts';
import { authTexts } from '#src/messages/account/auth.ts';
import { vowTermsTexts } from '#src/messages/account/vow-terms.ts';
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

/** What whoever signs up accepts later on, to see what the boards show to registered visitors only. */
function BoardTerms({ lines }: VowTerms) {
  const words = useTexts(vowTermsTexts);
  return (
    <div className="mt-3 text-sm text-muted">
      <p>{words.atSignUp}</p>
      <details className="mt-1">
        <summary className="link w-fit cursor-pointer">{words.read}</summary>
        <ul className="mt-2 grid gap-1 pl-5 list-disc">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** Terms of Use and Privacy Policy, as a pair or within the line that one agrees by. */
export function LegalLinks({ legal, isConsent = false }: { legal: Legal; isConsent?: boolean }) {
  const words = useTexts(authTexts);
  const links = (
    <p className="text-sm text-muted">
      <span>{isConsent ? words.consentBefore : ''}</span>{' '}
      <LegalLink href={legal.terms} label={words.terms} />{' '}
      <span>{isConsent ? words.consentAnd : '·'}</span>{' '}
      <LegalLink href={legal.privacy} label={words.privacy} />
      <span>{isConsent ? '.' : ''}</span>
    </p>
  );
  if (!isConsent || !VOW_TERMS) return links;
  return (
    <div>
      {links}
      <BoardTerms {...VOW_TERMS} />
    </div>
  );
}
