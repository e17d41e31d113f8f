import { authTexts } from '#src/messages/account/auth.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import type { Legal } from '../LegalLinks.tsx';
import { LoginForm } from '../LoginForm.tsx';

type Props = {
  legal: Legal;
  phone: string;
  /** Where a new account leads back to. */
  returnTo: string;
  onClose: () => void;
};

/** The log-in over the present page. */
export function LoginDialog({ returnTo, onClose, ...props }: Props) {
  const words = useTexts(authTexts);
  const query = `?redirect=${encodeURIComponent(returnTo)}`;
  return (
    <Dialog title={words.loginTitle} isOpen onClose={onClose}>
      <LoginForm {...props} query={query} />
    </Dialog>
  );
}
