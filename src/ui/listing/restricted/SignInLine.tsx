import { signInPath } from '#src/domain/routes.ts';
import { listingTexts } from '#src/messages/listing/listing.ts';
import { useTexts } from '../../locale/use-texts.ts';

/** "Join or Login to view.", with a way back to a path of this site. */
export function SignInLine({ returnTo }: { returnTo: string }) {
  const words = useTexts(listingTexts);
  const { join, or, login, toView } = words;
  return (
    <p className="unless-terms-due relative z-2 text-sm text-muted">
      <a href={signInPath('new-account', returnTo)} className="lone-link">
        {join}
      </a>{' '}
      {or}{' '}
      <a href={signInPath('login', returnTo)} className="lone-link">
        {login}
      </a>{' '}
      {toView}
    </p>
  );
}
