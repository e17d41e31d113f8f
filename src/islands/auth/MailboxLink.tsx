import { useStore } from '@nanostores/react';
import { Inbox } from 'lucide-react';
import { auth } from '#src/messages/en/auth.ts';
import { $demoMailbox } from '#src/stores/session/mailbox.ts';
import { icon } from '#src/ui/icon.ts';

/** Where a demonstration shows the letters it would have sent; nothing where letters are sent. */
export function MailboxLink({ email }: { email: string }) {
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
      {auth.demoMailbox}
    </a>
  );
}
