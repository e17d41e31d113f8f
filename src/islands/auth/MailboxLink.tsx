import { useStore } from '@nanostores/react';
import { Inbox } from 'lucide-react';
import { authTexts } from '#src/messages/auth.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { $demoMailbox } from '#src/stores/session/mailbox.ts';
import { icon } from '#src/ui/icon.ts';

/** Where a demonstration shows the letters it would have sent; nothing where letters are sent. */
export function MailboxLink({ email }: { email: string }) {
  const words = useTexts(authTexts);
  const mailbox = useStore($demoMailbox);
  if (!mailbox) return null;
  return (
    <a
      href={`${mailbox}?to=${encodeURIComponent(email)}`}
      target="_blank"
      rel="noopener"
      className="flex items-center justify-center gap-2 min-h-11 px-3 rounded-field bg-gold-tint text-on-gold-tint text-sm font-semibold"
    >
      <Inbox {...icon(17)} />
      {words.demoMailbox}
    </a>
  );
}
