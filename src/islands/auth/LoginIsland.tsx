import { asIsland } from '#src/ui/as-island.tsx';
import type { Legal } from './LegalLinks.tsx';
import { LoginForm } from './LoginForm.tsx';
import { usePublicOnly } from './usePublicOnly.ts';

/** The log-in as a page of its own, for visitors without a session. */
function LoginContent(props: { legal: Legal; phone: string }) {
  usePublicOnly();
  return <LoginForm {...props} />;
}

export const LoginIsland = asIsland(LoginContent);
